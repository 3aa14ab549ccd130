import type { Cart, CartItem } from "@/lib/ebsn/domain/cart";
import { type BaseLine, type Lines, isSettling, itemKey, productKey, shown } from "./lines";

export function itemsOf(cart: Cart | null): CartItem[] {
  return cart ? cart.sectors.flatMap((sector) => sector.items) : [];
}

/** A line of bags, as against goods. */
export function isPackaging({ product }: { product: { isPackaging: boolean } }): boolean {
  return product.isPackaging;
}

/** The lines of a cart, oldest first, so that the last of a product is its newest. */
export function baseLines(cart: Cart | null): BaseLine[] {
  return itemsOf(cart)
    .map(({ itemId, product, quantity }) => ({ itemId, productId: product.productId, quantity }))
    .sort((one, other) => one.itemId - other.itemId);
}

/** The shop's cart with the customer's newest quantities; its totals stay the shop's. */
export function withWishes(cart: Cart, lines: Lines): Cart {
  if (!isSettling(lines)) return cart;
  const sectors = cart.sectors.map((sector) => ({
    ...sector,
    items: sector.items.flatMap((item) => {
      const quantity = shown(lines, itemKey(item.itemId));
      if (quantity === item.quantity) return [item];
      return quantity > 0 ? [{ ...item, quantity }] : [];
    }),
  }));
  return { ...cart, sectors: sectors.filter((sector) => sector.items.length > 0) };
}

/** How many different goods a customer sees, those on their way included; bags do not count. */
export function countLines(cart: Cart | null, lines: Lines): number {
  if (!cart) return 0;
  const bags = new Set(itemsOf(cart).flatMap((item) => (isPackaging(item) ? [item.itemId] : [])));
  const kept = lines.base.filter((line) => !bags.has(line.itemId) && shown(lines, itemKey(line.itemId)) > 0);
  const keys = new Set([...lines.pending.keys(), ...(lines.sending ? [lines.sending.key] : [])]);
  const known = new Set(lines.base.map((line) => productKey(line.productId)));
  const fresh = [...keys].filter((key) => key.startsWith("p") && !known.has(key) && shown(lines, key) > 0);
  return kept.length + fresh.length;
}

/** A cart older than the one we hold is dropped: the shop counts its writes. */
export function isStale(held: Cart | null | undefined, incoming: Cart): boolean {
  return !!held && held.cartId === incoming.cartId && incoming.version < held.version;
}
