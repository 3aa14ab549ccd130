import { asc, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { category, productIndex } from "../../db/schema";
import type { ParsedSearch } from "./query";
import { fold } from "./words";

/** Weights of D, C, B, A. */
const WEIGHTS = sql.raw("'{0.05, 0.3, 0.5, 1}'");
const NAME_PREFIX_BOOST = sql.raw("0.6");
const CATEGORY_PREFIX_BOOST = sql.raw("1.1");
const MAX_CATEGORIES = 6;

export type CategoryMatch = { categoryId: number; name: string; slug: string; first: number; last: number };

export function findCategories(db: Db, tsquery: SQL): Promise<CategoryMatch[]> {
  const { categoryId, name, slug, first, last } = category;
  return db
    .select({ categoryId, name, slug, first, last })
    .from(category)
    .where(sql`${category.document} @@ ${tsquery}`)
    .orderBy(asc(category.depth), asc(first));
}

/** Sort expression: "pasta" ranks spaghetti before pasta sfoglia. */
export function buildRelevance(
  tsquery: SQL,
  { prefix, isComplete }: ParsedSearch,
  categories: CategoryMatch[],
): SQL {
  const rank = sql`ts_rank(${WEIGHTS}, ${productIndex.document}, ${tsquery})`;
  if (!/^[a-z0-9]+$/.test(prefix)) return rank;
  const startsWithPrefix = isComplete
    ? sql`${productIndex.sortName} ~ ${`^${prefix}[a-z]?( |$)`}`
    : sql`${productIndex.sortName} like ${`${prefix}%`}`;
  const nameBoost = sql`case when ${startsWithPrefix} then ${NAME_PREFIX_BOOST} else 0 end`;
  const matchingCategories = categories
    .filter(({ name }) => fold(name).startsWith(prefix))
    .slice(0, MAX_CATEGORIES);
  if (matchingCategories.length === 0) return sql`${rank} + ${nameBoost}`;
  const positions = matchingCategories.map(
    ({ first, last }) => sql`${productIndex.position} between ${first} and ${last}`,
  );
  return sql`${rank} + ${nameBoost} + case when ${sql.join(positions, sql` or `)} then ${CATEGORY_PREFIX_BOOST} else 0 end`;
}
