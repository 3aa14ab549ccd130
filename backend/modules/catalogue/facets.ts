import { type SQL, sql } from "drizzle-orm";
import type { WireFacet } from "../../../lib/ebsn/schemas/product";
import type { Db } from "../../db/client";
import { FACET, productClass, productIndex, vendor } from "../../db/schema";
import { getRows } from "../../db/get-rows";
import { precomputedFacet, hasPrecomputedCounts } from "./counts";
import { baseFilter, type FacetName } from "./filters";
import type { ListParams } from "./list-params";
import { countRareFacets, type FacetCount, otherFilters } from "./rare-facets";

const FEATURE_GROUP = 10000;
const OFFER_GROUP = 10004;

type CommonFacet = "vendor_id" | "product_class_10000" | "product_class_10004";
type Counts = Record<CommonFacet, SQL>;

/** A selection never narrows its own facet. The products of the result are read once for all. */
function countResult(params: ListParams, search: SQL | null): Counts & { result: SQL } {
  const counts = (id: SQL, from: SQL, own: FacetName) =>
    sql`select ${id} as id, count(*)::int as count,
        (count(*) filter (where ${otherFilters(params, own)}))::int as filtered
      from ${from} group by 1`;
  const classes = sql`${productIndex}, unnest(${productIndex.classes}) as e(id)`;
  return {
    result: sql`with product_index as materialized (
      select vendor_id, classes, suits, pay_cents from ${productIndex} where ${baseFilter(params, search) ?? sql`true`})`,
    vendor_id: counts(sql`${productIndex.vendorId}`, sql`${productIndex}`, "vendor_id"),
    product_class_10000: counts(sql`e.id`, classes, "product_class_10000"),
    product_class_10004: counts(sql`e.id`, classes, "product_class_10004"),
  };
}

/** Kinds of offer are not precomputed, as they are few and rarely used. */
function readPrecomputedCounts(params: ListParams): Counts & { result: SQL } {
  return {
    result: sql``,
    vendor_id: precomputedFacet(params, FACET.vendor),
    product_class_10000: precomputedFacet(params, FACET.productClass),
    product_class_10004: countOfferKinds(params),
  };
}

const countOfferKinds = (params: ListParams): SQL =>
  sql`select e.id, count(*)::int as count, count(*)::int as filtered
    from ${productIndex}, unnest(${productIndex.classes}) as e(id)
    where ${baseFilter(params, null) ?? sql`true`} group by 1`;

async function countFacets(db: Db, params: ListParams, search: SQL | null): Promise<FacetCount[]> {
  const counts = hasPrecomputedCounts(params) ? readPrecomputedCounts(params) : countResult(params, search);
  const ofGroup = (name: "product_class_10000" | "product_class_10004", group: number) => sql`
    select ${name}::text as facet, c.product_class_id as id, c.name, n.count, n.filtered
    from (${counts[name]}) n join ${productClass} c on c.product_class_id = n.id
    where c.group_id = ${group} and c.product_class_id <> ${group}`;
  const statement = sql`${counts.result}
    select 'vendor_id'::text as facet, v.vendor_id as id, v.name, n.count, n.filtered
    from (${counts.vendor_id}) n join ${vendor} v on v.vendor_id = n.id
    union all ${ofGroup("product_class_10000", FEATURE_GROUP)}
    ${params.promo ? sql`union all ${ofGroup("product_class_10004", OFFER_GROUP)}` : sql``}
    order by facet, name`;
  return getRows<FacetCount>(await db.execute(statement));
}

function facet(
  name: string,
  parameterName: FacetName,
  counts: FacetCount[],
  selectedIds: number[],
  showsEmpty = false,
): WireFacet[] {
  const values = counts.filter((count) => count.facet === parameterName);
  const visibleValues = values.filter(
    (value) => showsEmpty || value.filtered > 0 || selectedIds.includes(value.id),
  );
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
  const [counts, rare] = await Promise.all([
    countFacets(db, params, search),
    countRareFacets(db, params, search),
  ]);
  const isRequested = params.facets === "food";
  return [
    ...facet("Tipo di offerta", "product_class_10004", counts, params.product_class_10004),
    ...facet("Caratteristiche", "product_class_10000", counts, params.product_class_10000),
    ...facet("Marchio", "vendor_id", counts, params.vendor_id),
    ...facet("Dieta", "product_class_10006", rare, params.product_class_10006, isRequested),
    ...facet("Allergeni", "product_class_10005", rare, params.product_class_10005, isRequested),
    ...facet("Prezzo", "price_range", rare, params.price_range),
  ];
}
