import { brand } from "../../brand.config";
import { cartStore } from "../cart/cart-store";
import { productQuantities } from "../cart/product-quantities";
import { getCartItems } from "../cart/selectors";
import type { Cart, CartItem } from "../ebsn/domain/cart";
import { roundQuantity } from "../rules/quantities/round-quantity";
import { itemsValue, lineItem, promotableLines } from "./items";
import { pushEvent } from "./data-layer";

const byProduct = (cart: Cart) => {
  const items = new Map<number, CartItem>();
  for (const item of promotableLines(getCartItems(cart))) items.set(item.product.productId, item);
  return items;
};

function pushCartChanges(before: Cart, after: Cart): void {
  const had = productQuantities(getCartItems(before));
  const has = productQuantities(getCartItems(after));
  const [oldItems, newItems] = [byProduct(before), byProduct(after)];
  for (const productId of new Set([...had.keys(), ...has.keys()])) {
    const change = (has.get(productId) ?? 0) - (had.get(productId) ?? 0);
    const item = newItems.get(productId) ?? oldItems.get(productId);
    if (change === 0 || !item) continue;
    const items = [lineItem(item, roundQuantity(Math.abs(change)))];
    pushEvent({
      event: change > 0 ? "add_to_cart" : "remove_from_cart",
      ecommerce: { currency: brand.currency, value: itemsValue(items), items },
    });
  }
}

export function watchCart(): () => void {
  let known = cartStore.get().cart;
  return cartStore.subscribe(() => {
    const { cart } = cartStore.get();
    // Switching to another cart is not a change.
    const isSameCart = known?.cartId === null || known?.cartId === cart?.cartId;
    if (known && cart && isSameCart) pushCartChanges(known, cart);
    known = cart;
  });
}

export function withCart(handle: (cart: Cart) => void): () => void {
  const { cart } = cartStore.get();
  if (cart) {
    handle(cart);
    return () => undefined;
  }
  const stop = cartStore.subscribe(() => {
    const { cart: loaded } = cartStore.get();
    if (!loaded) return;
    stop();
    handle(loaded);
  });
  return stop;
}
