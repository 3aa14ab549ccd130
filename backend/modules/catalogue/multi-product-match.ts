import { sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import type { ParsedSearch } from "../search/parsed-search";
import { findCategories } from "../search/relevance";
import { findParts } from "../search/multi-product-query";
import type { SearchMatch } from "./sort";

type MultiProductMatch = SearchMatch & Required<Pick<SearchMatch, "parts">>;

/** "Zucchero e caffè" are two searches whose products are shown in turn. */
export async function matchMultiProduct(
  db: Db,
  q: string,
  search: ParsedSearch,
): Promise<MultiProductMatch | null> {
  const found = await findParts(db, q, search);
  if (found.length === 0) return null;
  const parts = await Promise.all(
    found.map(async (part) => ({ ...part, categories: await findCategories(db, part.tsquery) })),
  );
  const tsquery = sql`(${sql.join(
    parts.map((part) => part.tsquery),
    sql` || `,
  )})`;
  return { search, tsquery, categories: [], parts };
}
