import type { z } from "zod";
import type { PageInfo } from "../domain/page";
import type { pageSchema } from "../schemas/product";

/** Without paging data, the list is one page. */
export const toPageInfo = (raw: z.output<typeof pageSchema> | null, itemCount: number): PageInfo => ({
  number: raw?.selPage ?? 1,
  count: raw?.totPages ?? 1,
  items: raw?.totItems ?? itemCount,
  size: raw?.itemsPerPage || itemCount,
});
