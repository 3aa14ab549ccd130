import type { ListParams } from "./list-params";

/** Filters that a search text names beside its words: "in offerta", "3x2", "sotto 5 euro". */
export type QueryFilters = Pick<ListParams, "promo" | "new_product" | "offerKind" | "minDiscount" | "price">;

export const NO_QUERY_FILTERS: QueryFilters = {
  promo: false,
  new_product: false,
  offerKind: null,
  minDiscount: null,
  price: null,
};

export const withQueryFilters = (params: ListParams, filters: QueryFilters): ListParams => ({
  ...params,
  ...filters,
  promo: params.promo || filters.promo,
  new_product: params.new_product || filters.new_product,
});

/** Fewer filters for a query that finds nothing with all of them; without words, none would list the whole shop. */
export function relaxQueryFilters(filters: QueryFilters, hasWords: boolean): QueryFilters[] {
  const { promo, new_product, offerKind, minDiscount, price } = filters;
  const isSpecial = offerKind !== null || minDiscount !== null;
  const isAny = hasWords && (promo || new_product || Boolean(price));
  return [
    ...(isSpecial ? [{ ...filters, offerKind: null, minDiscount: null }] : []),
    ...(isAny ? [NO_QUERY_FILTERS] : []),
  ];
}
