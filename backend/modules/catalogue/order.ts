import { type SQL, sql } from "drizzle-orm";
import { productIndex } from "../../db/schema";
import { type CategoryMatch, buildRelevance } from "../search/relevance";
import type { ParsedSearch } from "../search/parsed-search";
import { isSoldOut } from "./filters";
import type { ListParams } from "./list-params";

/** `parts`: of a search for several products, each of them; `isLast` comes after all others. */
export type SearchMatch = {
  search: ParsedSearch;
  tsquery: SQL;
  categories: CategoryMatch[];
  parts?: SearchMatch[];
  isLast?: boolean;
};

/** The best of each part, then the second of each. */
function interleaved(parts: SearchMatch[]): SQL[] {
  const choose = (valueOf: (part: SearchMatch, at: number) => SQL) =>
    sql`case ${sql.join(
      parts.map(
        (part, at) => sql`when ${productIndex.document} @@ ${part.tsquery} then ${valueOf(part, at)}`,
      ),
      sql` `,
    )} end`;
  const partOf = choose((_, at) => sql.raw(String(at)));
  const relevance = choose((part) => buildRelevance(part.tsquery, part.search, part.categories));
  const isLast = choose(({ isLast: comesLast }) => sql.raw(String(comesLast === true)));
  return [
    ...(parts.some((part) => part.isLast) ? [isLast] : []),
    sql`row_number() over (partition by ${isSoldOut}, ${partOf}
      order by ${relevance} desc, ${productIndex.rank}, ${productIndex.productId})`,
    partOf,
  ];
}

/** Unit prices are compared within their unit, the most common unit of the list first. */
export function listOrder(
  { field, descending }: ListParams["order_by"],
  found: SearchMatch | null,
  filter: SQL | undefined,
): SQL[] {
  const direction = sql.raw(descending ? "desc nulls last" : "asc nulls last");
  const tiebreakers = [sql`${productIndex.rank}`, sql`${productIndex.productId}`];
  switch (field) {
    case "price":
      return [sql`${productIndex.payCents} ${direction}`, ...tiebreakers];
    case "price_um":
      return [
        sql`array_position(array(select ${productIndex.unit} from ${productIndex} where ${filter ?? sql`true`}
          group by 1 order by count(*) desc, 1), ${productIndex.unit})`,
        sql`${productIndex.unitCents} ${direction}`,
        ...tiebreakers,
      ];
    case "name":
      return [sql`${productIndex.sortName} ${direction}`, ...tiebreakers];
    default:
      if (found?.parts) return interleaved(found.parts);
      return found
        ? [sql`${buildRelevance(found.tsquery, found.search, found.categories)} desc`, ...tiebreakers]
        : tiebreakers;
  }
}
