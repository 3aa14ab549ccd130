import type { ListParams } from "./list-params";

/** What a search text asks for beside its words. */
export type Wishes = Pick<ListParams, "promo" | "new_product" | "offerKind" | "minDiscount" | "price">;

export const NO_WISHES: Wishes = {
  promo: false,
  new_product: false,
  offerKind: null,
  minDiscount: null,
  price: null,
};

export const withWishes = (params: ListParams, wishes: Wishes): ListParams => ({
  ...params,
  ...wishes,
  promo: params.promo || wishes.promo,
  new_product: params.new_product || wishes.new_product,
});

/** Without words the whole shop would be left of no wish. */
export function weakerWishes(wishes: Wishes, hasWords: boolean): Wishes[] {
  const { promo, new_product, offerKind, minDiscount, price } = wishes;
  const isSpecial = offerKind !== null || minDiscount !== null;
  const isAny = hasWords && (promo || new_product || Boolean(price));
  return [
    ...(isSpecial ? [{ ...wishes, offerKind: null, minDiscount: null }] : []),
    ...(isAny ? [NO_WISHES] : []),
  ];
}
