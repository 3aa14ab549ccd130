import { asc, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { category, productIndex } from "../../db/schema";
import type { Search } from "./query";
import { fold } from "./words";

/** D, C, B, A: the rest, departments, makers, names. */
const WEIGHTS = sql.raw("'{0.05, 0.3, 0.5, 1}'");
const NAME_BEGINS_WITH_IT = sql.raw("0.6");
const SHELF_BEGINS_WITH_IT = sql.raw("1.1");
const MOST_SHELVES = 6;

export type FoundCategory = { categoryId: number; name: string; slug: string; first: number; last: number };

/** Categories whose name answers the search, departments first. */
export function foundCategories(db: Db, tsquery: SQL): Promise<FoundCategory[]> {
  const { categoryId, name, slug, first, last } = category;
  return db
    .select({ categoryId, name, slug, first, last })
    .from(category)
    .where(sql`${category.document} @@ ${tsquery}`)
    .orderBy(asc(category.depth), asc(first));
}

/** How well a product answers a search, higher is better: whoever asks for "pasta" wants spaghetti before pasta sfoglia. */
export function relevance(tsquery: SQL, { begins, finished }: Search, categories: FoundCategory[]): SQL {
  const rank = sql`ts_rank(${WEIGHTS}, ${productIndex.document}, ${tsquery})`;
  if (!/^[a-z0-9]+$/.test(begins)) return rank;
  const beginning = finished
    ? sql`${productIndex.sortName} ~ ${`^${begins}[a-z]?( |$)`}`
    : sql`${productIndex.sortName} like ${`${begins}%`}`;
  const named = sql`case when ${beginning} then ${NAME_BEGINS_WITH_IT} else 0 end`;
  const shelves = categories.filter(({ name }) => fold(name).startsWith(begins)).slice(0, MOST_SHELVES);
  if (shelves.length === 0) return sql`${rank} + ${named}`;
  const on = shelves.map(({ first, last }) => sql`${productIndex.position} between ${first} and ${last}`);
  return sql`${rank} + ${named} + case when ${sql.join(on, sql` or `)} then ${SHELF_BEGINS_WITH_IT} else 0 end`;
}
