import { and, type SQL, sql } from "drizzle-orm";
import type { WireFacet } from "../../../lib/ebsn/schemas/product";
import type { Db } from "../../db/client";
import { productClass, productIndex, vendor } from "../../db/schema";
import { rowsOf } from "../search/rows";
import { baseFilter, facetFilter, type FacetName } from "./filters";
import type { ListParams } from "./list-params";

const FEATURES = 10000;

type Counted = { id: number; name: string; count: number; filtered: number };

/**
 * `count` is over the whole result, `filtered` over what the other facet leaves of it:
 * the choice made in a facet never narrows that facet's own values.
 */
async function counted(db: Db, params: ListParams, search: SQL | null, facet: FacetName): Promise<Counted[]> {
  const other = facetFilter(params, facet === "vendor_id" ? "product_class_10000" : "vendor_id");
  const left = other ?? sql`true`;
  const base = and(baseFilter(params, search)) ?? sql`true`;
  const statement =
    facet === "vendor_id"
      ? sql`select v.vendor_id as id, v.name, n.count, n.filtered from (
          select ${productIndex.vendorId} as id, count(*)::int as count, (count(*) filter (where ${left}))::int as filtered
          from ${productIndex} where ${base} group by 1) n
          join ${vendor} v on v.vendor_id = n.id order by v.name`
      : sql`select c.product_class_id as id, c.name, n.count, n.filtered from (
          select e.id, count(*)::int as count, (count(*) filter (where ${left}))::int as filtered
          from ${productIndex}, unnest(${productIndex.classes}) as e(id) where ${base} group by 1) n
          join ${productClass} c on c.product_class_id = n.id and c.group_id = ${FEATURES}
          where c.product_class_id <> ${FEATURES} order by c.name`;
  return rowsOf<Counted>(await db.execute(statement));
}

function facet(name: string, parameterName: FacetName, values: Counted[], chosen: number[]): WireFacet[] {
  const shown = values.filter((value) => value.filtered > 0 || chosen.includes(value.id));
  if (shown.length === 0) return [];
  return [
    {
      name,
      parameterName,
      paramType: "",
      values: shown.map((value) => ({
        id: value.id,
        name: value.name,
        count: String(value.count),
        filteredCount: String(value.filtered),
      })),
    },
  ];
}

/** The facets of a list, alphabetical, numbers as texts as EBSN sends them. */
export async function facetsOf(db: Db, params: ListParams, search: SQL | null): Promise<WireFacet[]> {
  const [features, vendors] = await Promise.all([
    counted(db, params, search, "product_class_10000"),
    counted(db, params, search, "vendor_id"),
  ]);
  return [
    ...facet("Caratteristiche", "product_class_10000", features, params.product_class_10000),
    ...facet("Marchio", "vendor_id", vendors, params.vendor_id),
  ];
}
