import type { WireCategoryBlock } from "../../../lib/ebsn/schemas/category";
import type { Db } from "../../db/client";

/** The content blocks of a page, by its slug. */
export async function pageBlocks(_db: Db, _slug: string): Promise<WireCategoryBlock[]> {
  return [];
}
