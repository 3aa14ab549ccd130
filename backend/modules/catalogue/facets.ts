import { type SQL, sql } from "drizzle-orm";
import type { WireFacet } from "../../../lib/ebsn/schemas/product";
import type { Db } from "../../db/client";
import { FACET, productClass, productIndex, vendor } from "../../db/schema";
import { getRows } from "../search/rows";
import { countedFacet, isCounted } from "./counts";
import { baseFilter, facetFilter, type FacetName } from "./filters";
import type { ListParams } from "./list-params";

const FEATURE_GROUP = 10000;

type FacetKey = (typeof FACET)[keyof typeof FACET];
type FacetCount = { facet: FacetKey; id: number; name: string; count: number; filtered: number };

/**
 * `count` covers the whole result, `filtered` what the other facet leaves of it:
 * a selection never narrows its own facet. The products of the result are read once for both.
 */
function countResult(params: ListParams, search: SQL | null) {
  const without = (other: FacetName) => facetFilter(params, other) ?? sql`true`;
  const counts = (id: SQL, from: SQL, filter: SQL) =>
    sql`select ${id} as id, count(*)::int as count, (count(*) filter (where ${filter}))::int as filtered
      from ${from} group by 1`;
  const classes = sql`${productIndex}, unnest(${productIndex.classes}) as e(id)`;
  return {
    result: sql`with product_index as materialized (
      select vendor_id, classes from ${productIndex} where ${baseFilter(params, search) ?? sql`true`})`,
    vendors: counts(sql`${productIndex.vendorId}`, sql`${productIndex}`, without("product_class_10000")),
    features: counts(sql`e.id`, classes, without("vendor_id")),
  };
}

async function countFacets(db: Db, params: ListParams, search: SQL | null): Promise<FacetCount[]> {
  const { result, vendors, features } = isCounted(params)
    ? {
        result: sql``,
        vendors: countedFacet(params, FACET.vendor),
        features: countedFacet(params, FACET.productClass),
      }
    : countResult(params, search);
  const statement = sql`${result}
    select ${FACET.vendor}::int as facet, v.vendor_id as id, v.name, n.count, n.filtered
    from (${vendors}) n join ${vendor} v on v.vendor_id = n.id
    union all
    select ${FACET.productClass}::int, c.product_class_id, c.name, n.count, n.filtered
    from (${features}) n join ${productClass} c on c.product_class_id = n.id
    where c.group_id = ${FEATURE_GROUP} and c.product_class_id <> ${FEATURE_GROUP}
    order by facet, name`;
  return getRows<FacetCount>(await db.execute(statement));
}

function facet(
  name: string,
  parameterName: FacetName,
  values: FacetCount[],
  selectedIds: number[],
): WireFacet[] {
  const visibleValues = values.filter((value) => value.filtered > 0 || selectedIds.includes(value.id));
  if (visibleValues.length === 0) return [];
  return [
    {
      name,
      parameterName,
      paramType: "",
      values: visibleValues.map((value) => ({
        id: value.id,
        name: value.name,
        count: String(value.count),
        filteredCount: String(value.filtered),
      })),
    },
  ];
}

export async function buildFacets(db: Db, params: ListParams, search: SQL | null): Promise<WireFacet[]> {
  const counts = await countFacets(db, params, search);
  const of = (key: FacetKey) => counts.filter(({ facet: own }) => own === key);
  return [
    ...facet("Caratteristiche", "product_class_10000", of(FACET.productClass), params.product_class_10000),
    ...facet("Marchio", "vendor_id", of(FACET.vendor), params.vendor_id),
  ];
}
