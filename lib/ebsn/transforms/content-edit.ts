import type { z } from "zod";
import type { ContentList, ListPage, SynonymList } from "../domain/content-edit";
import type { contentListSchema, synonymListSchema } from "../schemas/content-edit";
import type { pageSchema } from "../schemas/product";

const toListPage = (page: z.output<typeof pageSchema> | null, count: number): ListPage => ({
  page: page?.selPage ?? 1,
  pages: Math.max(1, page?.totPages ?? 1),
  total: page?.totItems ?? count,
});

export function toContentList({ items, page }: z.output<typeof contentListSchema>): ContentList {
  return { items, ...toListPage(page, items.length) };
}

export function toSynonymList({ synonyms, page }: z.output<typeof synonymListSchema>): SynonymList {
  return { synonyms, ...toListPage(page, synonyms.length) };
}
