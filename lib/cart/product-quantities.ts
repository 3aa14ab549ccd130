import type { CartItem } from "../ebsn/domain/cart";
import { roundQuantity } from "../rules/quantities/round-quantity";

/** By product id; a product may have several lines. */
export function productQuantities(items: CartItem[]): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const { product, quantity } of items)
    quantities.set(product.productId, roundQuantity((quantities.get(product.productId) ?? 0) + quantity));
  return quantities;
}
