import type { z } from "zod";
import type { ListPage } from "../domain/list-page";
import type { pageSchema } from "../schemas/product";

/** Without paging data, the list is one page. */
export const toListPage = (page: z.output<typeof pageSchema> | null, count: number): ListPage => ({
  page: page?.selPage ?? 1,
  pages: Math.max(1, page?.totPages ?? 1),
  total: page?.totItems ?? count,
});
