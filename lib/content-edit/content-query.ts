import type { ContentKind, ContentState } from "../ebsn/domain/content-edit";

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

type SearchParams = Record<string, string | string[] | undefined>;

export const readText = (value: SearchParams[string], max = 100): string =>
  typeof value === "string" ? value.trim().slice(0, max) : "";

export function readPage(value: SearchParams[string]): number {
  const page = Number(readText(value));
  return Number.isInteger(page) && page >= 1 && page <= 9999 ? page : 1;
}

export function parseContentQuery(params: SearchParams): ContentQuery {
  return {
    q: readText(params.q),
    kind: CONTENT_KINDS.find((kind) => kind === params.kind) ?? "",
    state: CONTENT_STATES.find((state) => state === params.state) ?? "",
    page: readPage(params.page),
    date: readText(params.date, 10),
    time: readText(params.time, 5),
    warehouseId: readText(params.warehouseId, 9),
    segmentId: readText(params.segmentId, 9),
    drafts: params.drafts === "true" ? "true" : "",
  };
}
