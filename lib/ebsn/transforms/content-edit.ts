import type { z } from "zod";
import type { ContentList, SynonymList } from "../domain/content-edit";
import type { contentListSchema, synonymListSchema } from "../schemas/content-edit";
import { toPageInfo } from "./page";

export function toContentList({ items, page }: z.output<typeof contentListSchema>): ContentList {
  return { items, page: toPageInfo(page, items.length) };
}

export function toSynonymList({ synonyms, page }: z.output<typeof synonymListSchema>): SynonymList {
  return { synonyms, page: toPageInfo(page, synonyms.length) };
}
