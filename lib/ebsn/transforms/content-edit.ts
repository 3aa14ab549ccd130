import type { z } from "zod";
import type { ContentList, SynonymList } from "../domain/content-edit";
import type { contentListSchema, synonymListSchema } from "../schemas/content-edit";
import { toListPage } from "./list-page";

export function toContentList({ items, page }: z.output<typeof contentListSchema>): ContentList {
  return { items, ...toListPage(page, items.length) };
}

export function toSynonymList({ synonyms, page }: z.output<typeof synonymListSchema>): SynonymList {
  return { synonyms, ...toListPage(page, synonyms.length) };
}
