import {
  and,
  arrayContains,
  arrayOverlaps,
  type Column,
  eq,
  gte,
  inArray,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { category, product, productIndex } from "../../db/schema";
import type { PriceRange } from "../search/prices";
import type { ListParams } from "./list-params";

const WHOLE_SHOP = 1;

/** Sold-out products come last; found by a partial index. */
export const isSoldOut = sql`${productIndex.productId} = any(array(
  select ${product.productId} from ${product} where ${product.stock} <= 0 or ${product.priceCents} is null))`;

export function inCategory(categoryId: number, position: Column = productIndex.position): SQL | undefined {
  if (categoryId === WHOLE_SHOP) return undefined;
  const bound = (column: typeof category.first | typeof category.last) =>
    sql`(select ${column} from ${category} where ${category.categoryId} = ${categoryId})`;
  return sql`${position} between ${bound(category.first)} and ${bound(category.last)}`;
}

/** As cards show it: off the lowest price of 30 days, or for stamps. */
const isReducedBy = (percent: number): SQL => sql`exists (
  select 1 from ${product} where ${product.productId} = ${productIndex.productId}
  and (${product.promo} ->> 'discountPerc')::numeric >= ${percent}
  and (${product.promo} ? 'selectable' or 100 * ${productIndex.payCents} <= ${100 - percent} *
    coalesce(lowest_price_30(${product.productId}), ${product.priceCents})))`;

export function baseFilter(params: ListParams, search: SQL | null): SQL | undefined {
  return and(
    search ? sql`${productIndex.document} @@ ${search}` : undefined,
    params.parent_category_id === undefined ? undefined : inCategory(params.parent_category_id),
    params.barcode ? eq(productIndex.barcode, params.barcode) : undefined,
    params.product_ids.length > 0 ? inArray(productIndex.productId, params.product_ids) : undefined,
    costsBetween(params.price),
    params.promo ? eq(productIndex.onPromo, true) : undefined,
    params.offerKind ? arrayContains(productIndex.classes, [params.offerKind]) : undefined,
    params.minDiscount ? isReducedBy(params.minDiscount) : undefined,
    params.new_product ? eq(productIndex.isNew, true) : undefined,
  );
}

export const FACET_NAMES = [
  "vendor_id",
  "product_class_10000",
  "product_class_10004",
  "product_class_10005",
  "product_class_10006",
  "price_range",
] as const;

export const PRICE_RANGES: readonly (PriceRange & { id: number; name: string })[] = [
  { id: 1, name: "Fino a 2 €", to: 200 },
  { id: 2, name: "Da 2 a 5 €", from: 201, to: 500 },
  { id: 3, name: "Da 5 a 10 €", from: 501, to: 1000 },
  { id: 4, name: "Oltre 10 €", from: 1001 },
];

export type FacetName = (typeof FACET_NAMES)[number];

export function facetFilter(params: ListParams, facet: FacetName): SQL | undefined {
  const selected = params[facet];
  if (selected.length === 0) return undefined;
  if (facet === "vendor_id") return inArray(productIndex.vendorId, selected);
  if (facet === "price_range") return or(...selected.map(inPriceRange));
  // Values of food facets are combined with AND.
  if (isFoodFacet(facet)) return arrayContains(productIndex.suits, selected);
  return arrayOverlaps(productIndex.classes, selected);
}

/** Selecting more values of these facets narrows the result. */
export const isFoodFacet = (facet: FacetName): boolean =>
  facet === "product_class_10005" || facet === "product_class_10006";

export const costsBetween = (price?: PriceRange | null): SQL | undefined =>
  and(
    price?.from === undefined ? undefined : gte(productIndex.payCents, price.from),
    price?.to === undefined ? undefined : lte(productIndex.payCents, price.to),
  );

function inPriceRange(id: number): SQL | undefined {
  const range = PRICE_RANGES.find((priceRange) => priceRange.id === id);
  return range ? costsBetween(range) : sql`false`;
}

export function fullFilter(params: ListParams, search: SQL | null): SQL | undefined {
  return and(baseFilter(params, search), ...FACET_NAMES.map((facet) => facetFilter(params, facet)));
}
