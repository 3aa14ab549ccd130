import { and, type SQL, sql } from "drizzle-orm";
import type { WireFacet } from "../../../lib/ebsn/schemas/product";
import type { Db } from "../../db/client";
import { productClass, productIndex, vendor } from "../../db/schema";
import { getRows } from "../search/rows";
import { baseFilter, facetFilter, type FacetName } from "./filters";
import type { ListParams } from "./list-params";

const FEATURE_GROUP = 10000;

type FacetCount = { id: number; name: string; count: number; filtered: number };

/**
 * `count` covers the whole result, `filtered` what the other facet leaves of it:
 * a selection never narrows its own facet.
 */
async function countFacet(
  db: Db,
  params: ListParams,
  search: SQL | null,
  facet: FacetName,
): Promise<FacetCount[]> {
  const otherFacet = facetFilter(params, facet === "vendor_id" ? "product_class_10000" : "vendor_id");
  const otherFilter = otherFacet ?? sql`true`;
  const base = and(baseFilter(params, search)) ?? sql`true`;
  const statement =
    facet === "vendor_id"
      ? sql`select v.vendor_id as id, v.name, n.count, n.filtered from (
          select ${productIndex.vendorId} as id, count(*)::int as count, (count(*) filter (where ${otherFilter}))::int as filtered
          from ${productIndex} where ${base} group by 1) n
          join ${vendor} v on v.vendor_id = n.id order by v.name`
      : sql`select c.product_class_id as id, c.name, n.count, n.filtered from (
          select e.id, count(*)::int as count, (count(*) filter (where ${otherFilter}))::int as filtered
          from ${productIndex}, unnest(${productIndex.classes}) as e(id) where ${base} group by 1) n
          join ${productClass} c on c.product_class_id = n.id and c.group_id = ${FEATURE_GROUP}
          where c.product_class_id <> ${FEATURE_GROUP} order by c.name`;
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
  const [features, vendors] = await Promise.all([
    countFacet(db, params, search, "product_class_10000"),
    countFacet(db, params, search, "vendor_id"),
  ]);
  return [
    ...facet("Caratteristiche", "product_class_10000", features, params.product_class_10000),
    ...facet("Marchio", "vendor_id", vendors, params.vendor_id),
  ];
}
