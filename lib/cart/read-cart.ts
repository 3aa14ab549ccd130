import type { Cart } from "@/lib/ebsn/domain/cart";
import { ApiError, apiFetch } from "../api/api-fetch";
import { mayHaveSession } from "../session/session-state";
import { storeCopy } from "./cart-copy";
import { cartStore, currentCustomer, getCart, markCartFailed } from "./cart-store";
import { getCartItems, isPackaging } from "./selectors";

const countProducts = (cart: Cart) => getCartItems(cart).filter((item) => !isPackaging(item)).length;

/** Throws the same error as an expired session. */
export function assertSameCustomer(customer: number): void {
  if (customer !== currentCustomer())
    throw new ApiError("session", { errors: [], infos: [], warnings: [] }, 0);
}

/** The server increments `version` with every write. */
const isStale = (current: Cart, incoming: Cart) =>
  current.cartId === incoming.cartId && incoming.version < current.version;

/** Keeps the newer of the two carts and returns it. `customer`: who it was asked for. */
export function setCart(cart: Cart, customer = currentCustomer()): Cart {
  assertSameCustomer(customer);
  const current = getCart();
  if (current && isStale(current, cart)) return current;
  cartStore.set({ cart, failed: false, customer });
  storeCopy(cart, countProducts(cart));
  return cart;
}

export async function fetchCart(): Promise<Cart> {
  const customer = currentCustomer();
  return setCart(await apiFetch<Cart>("cart/view", { params: { show_sectors: true } }), customer);
}

export async function getOrFetchCart(): Promise<Cart | null> {
  return getCart() ?? (mayHaveSession() ? fetchCart() : null);
}

export function refreshCart(): void {
  if (!mayHaveSession()) return;
  const customer = currentCustomer();
  fetchCart().catch(() => {
    if (customer === currentCustomer()) markCartFailed();
  });
}
