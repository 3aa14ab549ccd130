import type { ContentKind, ContentState } from "../ebsn/domain/content-edit";
import { readPage } from "../catalogue/listing";
import { readTextParam, type SearchParams } from "../params/search-params";

export const CONTENT_KINDS: readonly ContentKind[] = [
  "home",
  "category",
  "page",
  "article",
  "recipe",
  "leaflet",
];
export const CONTENT_STATES: readonly ContentState[] = ["published", "scheduled", "draft"];

export type ContentQuery = {
  q: string;
  kind: ContentKind | "";
  state: ContentState | "";
  page: number;
  date: string;
  time: string;
  warehouseId: string;
  segmentId: string;
  drafts: string;
};

export function parseContentQuery(params: SearchParams): ContentQuery {
  return {
    q: readTextParam(params.q),
    kind: CONTENT_KINDS.find((kind) => kind === params.kind) ?? "",
    state: CONTENT_STATES.find((state) => state === params.state) ?? "",
    page: readPage(params.page),
    date: readTextParam(params.date, 10),
    time: readTextParam(params.time, 5),
    warehouseId: readTextParam(params.warehouseId, 9),
    segmentId: readTextParam(params.segmentId, 9),
    drafts: params.drafts === "true" ? "true" : "",
  };
}
