import { type SQL, sql } from "drizzle-orm";
import { productIndex } from "../../db/schema";
import { type FoundCategory, relevance } from "../search/relevance";
import type { Search } from "../search/query";
import type { ListParams } from "./list-params";

export type Found = { search: Search; tsquery: SQL; categories: FoundCategory[] };

/** The order of a list; unit prices are compared inside their unit only, the commonest unit first. */
export function listOrder({ field, descending }: ListParams["order_by"], found: Found | null): SQL[] {
  const direction = sql.raw(descending ? "desc nulls last" : "asc nulls last");
  const ties = [sql`${productIndex.rank}`, sql`${productIndex.productId}`];
  switch (field) {
    case "price":
      return [sql`${productIndex.payCents} ${direction}`, ...ties];
    case "price_um":
      return [
        sql`count(*) over (partition by ${productIndex.unit}) desc`,
        sql`${productIndex.unit}`,
        sql`${productIndex.unitCents} ${direction}`,
        ...ties,
      ];
    case "name":
      return [sql`${productIndex.sortName} ${direction}`, ...ties];
    default:
      return found ? [sql`${relevance(found.tsquery, found.search, found.categories)} desc`, ...ties] : ties;
  }
}
