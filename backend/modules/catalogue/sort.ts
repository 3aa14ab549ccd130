import { type SQL, sql } from "drizzle-orm";
import { productIndex } from "../../db/schema";
import { SECONDARY } from "../search/document";
import { type CategoryMatch, buildRelevance } from "../search/relevance";
import type { ParsedSearch } from "../search/parsed-search";
import { isSoldOut } from "./filters";
import type { ListParams } from "./list-params";

/** `parts`: of a search for several products, each of them; `matchesTypedWord`: the typed word is in its name. */
export type SearchMatch = {
  search: ParsedSearch;
  tsquery: SQL;
  categories: CategoryMatch[];
  parts?: SearchMatch[];
  matchesTypedWord?: boolean;
};

const FIRST_PAGE = 10;
/** Products with only a name match appear once on the first page, then in every fifth round. */
const NAME_ONLY_INTERVAL = 5;
const nameOnlyStart = (parts: SearchMatch[]): SQL => sql.raw(2 * parts.length - 1 < FIRST_PAGE ? "2" : "1");

/**
 * The best of each part, then the second of each; a product in several parts belongs to the one with the typed word, else
 * to the first. Sort keys: secondary products last, the round, the part.
 */
function interleaved(parts: SearchMatch[]): SQL[] {
  const ownFirst = parts
    .map((part, at) => ({ part, at }))
    .sort((a, b) => Number(b.part.matchesTypedWord ?? false) - Number(a.part.matchesTypedWord ?? false));
  const choose = (valueOf: (part: SearchMatch, at: number) => SQL) =>
    sql`case ${sql.join(
      ownFirst.map(
        ({ part, at }) => sql`when ${productIndex.document} @@ ${part.tsquery} then ${valueOf(part, at)}`,
      ),
      sql` `,
    )} end`;
  const partOf = choose((_, at) => sql.raw(String(at)));
  const relevance = choose((part) => buildRelevance(part.tsquery, part.search, part.categories));
  const isSecondary = sql`${productIndex.document} @@ ${SECONDARY}::tsquery`;
  const row = sql`row_number() over (partition by ${isSoldOut}, ${partOf}
    order by ${relevance} desc, ${productIndex.rank}, ${productIndex.productId})`;
  const own = parts.findIndex(({ matchesTypedWord }) => matchesTypedWord);
  const nameOnlyPart = sql.raw(String(own > 0 ? own : -1));
  return [
    // Secondary products (pet, infant, household) sort last: "carne bianca" is not cat food.
    sql`${isSecondary} and bool_or(not ${isSecondary}) over (partition by ${partOf})
      and ${partOf} <> ${sql.raw(String(own))}`,
    sql`case ${partOf} when ${nameOnlyPart} then ${sql.raw(String(NAME_ONLY_INTERVAL))} * (${row} - 1) + ${nameOnlyStart(parts)} else ${row} end`,
    partOf,
  ];
}

/** Unit prices are compared within their unit, the most common unit of the list first. */
export function buildSort(
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
