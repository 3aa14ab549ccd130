import type { Cart } from "../ebsn/domain/cart";
import { ApiError, apiFetch } from "../api/api-fetch";
import { clearCachedReads } from "../api/cached-reads";
import { config } from "../config";
import { hasSignedInHint } from "../session/session-hint";
import { mayHaveSession } from "../session/session-state";
import { storeCartSnapshot } from "./cart-snapshot";
import { cartStore, getCustomerGeneration, getCart, markCartFailed } from "./cart-store";
import { deliveryKey } from "./delivery-key";
import { getCartItems, isPackaging } from "./selectors";

const countProducts = (cart: Cart) => getCartItems(cart).filter((item) => !isPackaging(item)).length;

/** Throws the same error as an expired session. */
export function assertSameCustomer(generation: number): void {
  if (generation !== getCustomerGeneration())
    throw new ApiError("session", { errors: [], infos: [], warnings: [] }, 0);
}

/** The server increments `version` with every write. */
const isStale = (current: Cart, incoming: Cart) =>
  current.cartId === incoming.cartId && incoming.version < current.version;

/** Keeps the newer of the two carts and returns it. `generation`: the customer it was requested for. */
export function setCart(cart: Cart, generation = getCustomerGeneration()): Cart {
  assertSameCustomer(generation);
  const current = getCart();
  if (current && isStale(current, cart)) return current;
  // Another tab may have changed the store, the timeslot or the customer.
  if (current && deliveryKey(current) !== deliveryKey(cart)) clearCachedReads();
  cartStore.set({ cart, hasFailed: false, customerGeneration: generation });
  storeCartSnapshot(cart, countProducts(cart));
  return cart;
}

export async function fetchCart(): Promise<Cart> {
  const generation = getCustomerGeneration();
  return setCart(
    await apiFetch<Cart>("cart/view", { params: { show_sectors: config.showSectors } }),
    generation,
  );
}

/** Only a customer is told that it was the cart (requirements/cart#lifecycle). */
export const loadErrorKey = () =>
  hasSignedInHint() ? ("errors.errorLoadingCart" as const) : ("errors.generic" as const);

export async function getOrFetchCart(): Promise<Cart | null> {
  return getCart() ?? (mayHaveSession() ? fetchCart() : null);
}

export function refreshCart(): void {
  if (!mayHaveSession()) return;
  const generation = getCustomerGeneration();
  fetchCart().catch(() => {
    if (generation === getCustomerGeneration()) markCartFailed();
  });
}
