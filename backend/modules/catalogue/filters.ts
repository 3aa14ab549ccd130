import { and, arrayOverlaps, type Column, eq, inArray, type SQL, sql } from "drizzle-orm";
import { category, product, productIndex } from "../../db/schema";
import type { ListParams } from "./list-params";

const WHOLE_SHOP = 1;

/** Few, and found by an index of their own: lists end with them. */
export const isSoldOut = sql`${productIndex.productId} = any(array(
  select ${product.productId} from ${product} where ${product.stock} <= 0 or ${product.priceCents} is null))`;

export function inCategory(categoryId: number, position: Column = productIndex.position): SQL | undefined {
  if (categoryId === WHOLE_SHOP) return undefined;
  const bound = (column: typeof category.first | typeof category.last) =>
    sql`(select ${column} from ${category} where ${category.categoryId} = ${categoryId})`;
  return sql`${position} between ${bound(category.first)} and ${bound(category.last)}`;
}

export function baseFilter(params: ListParams, search: SQL | null): SQL | undefined {
  return and(
    search ? sql`${productIndex.document} @@ ${search}` : undefined,
    params.parent_category_id === undefined ? undefined : inCategory(params.parent_category_id),
    params.barcode ? eq(productIndex.barcode, params.barcode) : undefined,
    params.product_ids.length > 0 ? inArray(productIndex.productId, params.product_ids) : undefined,
    params.promo ? eq(productIndex.onPromo, true) : undefined,
    params.new_product ? eq(productIndex.isNew, true) : undefined,
  );
}

export const FACET_NAMES = ["vendor_id", "product_class_10000", "product_class_10004"] as const;

export type FacetName = (typeof FACET_NAMES)[number];

export function facetFilter(params: ListParams, facet: FacetName): SQL | undefined {
  const selected = params[facet];
  if (selected.length === 0) return undefined;
  return facet === "vendor_id"
    ? inArray(productIndex.vendorId, selected)
    : arrayOverlaps(productIndex.classes, selected);
}

export function fullFilter(params: ListParams, search: SQL | null): SQL | undefined {
  return and(baseFilter(params, search), ...FACET_NAMES.map((facet) => facetFilter(params, facet)));
}
