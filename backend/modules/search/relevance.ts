import { type SQL, sql } from "drizzle-orm";
import { productIndex } from "../../db/schema";
import type { Search } from "./query";

/** D, C, B, A: the rest, departments, makers, names. */
const WEIGHTS = sql.raw("'{0.05, 0.3, 0.5, 1}'");
const BEGINS_WITH_IT = 0.6;

/** How well a product answers a search: higher is better. */
export function relevance(tsquery: SQL, { pieces }: Search): SQL {
  const first = pieces[0]?.[0]?.split(" ")[0] ?? "";
  const rank = sql`ts_rank(${WEIGHTS}, ${productIndex.document}, ${tsquery})`;
  if (!/^[a-z0-9]{3,}$/.test(first)) return rank;
  const stem = first.slice(0, Math.max(3, first.length - 1));
  return sql`${rank} + case when ${productIndex.sortName} like ${`${stem}%`} then ${sql.raw(String(BEGINS_WITH_IT))} else 0 end`;
}
