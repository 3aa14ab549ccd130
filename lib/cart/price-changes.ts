import type { Cart } from "../ebsn/domain/cart";
import { getCartItems } from "./selectors";

type PriceChange = { name: string; fromCents: number; toCents: number };

/** Of the lines in both carts, for a piece or a kilogram. */
export function findPriceChanges(before: Cart | null, after: Cart | null): PriceChange[] {
  const earlier = new Map(
    getCartItems(before).map(({ itemId, product }) => [itemId, product.prices.display]),
  );
  return getCartItems(after).flatMap(({ itemId, product: { name, prices } }) => {
    const fromCents = earlier.get(itemId) ?? null;
    const toCents = prices.display;
    return fromCents === null || toCents === null || fromCents === toCents
      ? []
      : [{ name, fromCents, toCents }];
  });
}
