import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { FACET, productCount } from "../../db/schema";
import { FACET_NAMES, inCategory } from "./filters";
import type { ListParams } from "./list-params";

/** Whether the counts of the list are precomputed: categories, offers and novelties. */
export const hasPrecomputedCounts = (params: ListParams): boolean =>
  !params.q &&
  !params.barcode &&
  [params.product_ids, ...FACET_NAMES.map((facet) => params[facet])].every((ids) => ids.length === 0);

const countFilter = (params: ListParams, facet: (typeof FACET)[keyof typeof FACET]): SQL | undefined =>
  and(
    eq(productCount.facet, facet),
    params.parent_category_id === undefined
      ? undefined
      : inCategory(params.parent_category_id, productCount.position),
    params.promo ? eq(productCount.onPromo, true) : undefined,
    params.new_product ? eq(productCount.isNew, true) : undefined,
  );

/** Every product has one vendor. */
export async function readCount(db: Db, params: ListParams): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${productCount.products}), 0)::int` })
    .from(productCount)
    .where(countFilter(params, FACET.vendor));
  return row?.count ?? 0;
}

/** Rows of id, count and filtered, like those counted from the products themselves. */
export const precomputedFacet = (params: ListParams, facet: (typeof FACET)[keyof typeof FACET]): SQL =>
  sql`select ${productCount.id} as id, sum(${productCount.products})::int as count, sum(${productCount.products})::int as filtered
    from ${productCount} where ${countFilter(params, facet)} group by 1 having sum(${productCount.products}) > 0`;
