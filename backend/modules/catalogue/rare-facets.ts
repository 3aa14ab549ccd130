import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { productClass, productIndex } from "../../db/schema";
import { getRows } from "../../db/get-rows";
import { baseFilter, FACET_NAMES, facetFilter, type FacetName, isFoodFacet, PRICE_RANGES } from "./filters";
import { DIET_GROUP, FREE_FROM_GROUP } from "./food-facts";
import type { ListParams } from "./list-params";

export type FacetCount = { facet: FacetName; id: number; name: string; count: number; filtered: number };

/** Long, rarely used facets: counted only on request or when selected. */
const RARE_FACETS = ["price_range", "product_class_10006", "product_class_10005"] as const;

type RareFacet = (typeof RARE_FACETS)[number];

/** Diets and allergens also narrow their own facet. */
export const otherFilters = (params: ListParams, own: FacetName): SQL =>
  and(
    ...FACET_NAMES.filter((name) => name !== own || isFoodFacet(name)).map((name) =>
      facetFilter(params, name),
    ),
  ) ?? sql`true`;

const priceRangeId = sql`case ${sql.join(
  PRICE_RANGES.map(({ id, to }) =>
    to === undefined
      ? sql`else ${sql.raw(String(id))}`
      : sql`when pay_cents <= ${to} then ${sql.raw(String(id))}`,
  ),
  sql` `,
)} end`;

const ranges = sql`(values ${sql.join(
  PRICE_RANGES.map(({ id, name }) => sql`(${sql.raw(String(id))}, ${name}::text)`),
  sql`, `,
)}) as v(id, name)`;

const facetClasses = (group: number) =>
  sql`(select c.product_class_id as id, c.name from ${productClass} c where c.group_id = ${group}) as v`;

const VALUES: Readonly<Record<RareFacet, { values: SQL; id: SQL; from: SQL }>> = {
  price_range: {
    values: ranges,
    id: priceRangeId,
    from: sql`(select * from ${productIndex} where pay_cents is not null) as product_index`,
  },
  product_class_10005: {
    values: facetClasses(FREE_FROM_GROUP),
    id: sql`e.id`,
    from: sql`${productIndex}, unnest(suits) as e(id)`,
  },
  product_class_10006: {
    values: facetClasses(DIET_GROUP),
    id: sql`e.id`,
    from: sql`${productIndex}, unnest(suits) as e(id)`,
  },
};

function countValues(params: ListParams, facet: RareFacet): SQL {
  const { values, id, from } = VALUES[facet];
  return sql`
    select ${facet}::text as facet, v.id::int as id, v.name, coalesce(n.count, 0) as count,
      coalesce(n.filtered, 0) as filtered
    from ${values} left join (
      select ${id} as id, count(*)::int as count,
        (count(*) filter (where ${otherFilters(params, facet)}))::int as filtered
      from ${from} group by 1) n on n.id = v.id`;
}

/** Includes values without products, so that the storefront can say that there are none. */
export async function countRareFacets(db: Db, params: ListParams, search: SQL | null): Promise<FacetCount[]> {
  const wanted = RARE_FACETS.filter((facet) => params.facets === "food" || params[facet].length > 0);
  if (wanted.length === 0) return [];
  const counts = sql.join(
    wanted.map((facet) => countValues(params, facet)),
    sql` union all `,
  );
  const result = await db.execute(sql`
    with product_index as materialized (
      select vendor_id, classes, suits, pay_cents from ${productIndex}
      where ${baseFilter(params, search) ?? sql`true`})
    ${counts} order by facet, id`);
  return getRows<FacetCount>(result);
}
