import type { Cart } from "@/lib/ebsn/domain/cart";
import { ApiError, apiFetch, onSessionExpired } from "../api/api-fetch";
import { mayBeSignedIn, markSessionEnded } from "../session/session-state";
import { createStore } from "../store";
import { isStale } from "./selectors";

type CartState = {
  cart: Cart | null;
  failed: boolean;
  /** Another number for every customer of this page: an answer for an earlier one is refused. */
  customer: number;
};

export const cartStore = createStore<CartState>({ cart: null, failed: false, customer: 0 });

export function getCart(): Cart | null {
  return cartStore.get().cart;
}

export function currentCustomer(): number {
  return cartStore.get().customer;
}

/** Throws like an expired session, which has been reported already. */
export function assertSameCustomer(customer: number): void {
  if (customer !== currentCustomer())
    throw new ApiError("session", { errors: [], infos: [], warnings: [] }, 0);
}

/** Keeps the newer of the two carts and returns it. `customer`: who it was asked for. */
export function setCart(cart: Cart, customer = currentCustomer()): Cart {
  assertSameCustomer(customer);
  const current = getCart();
  if (current && isStale(current, cart)) return current;
  cartStore.set({ cart, failed: false, customer });
  return cart;
}

export async function fetchCart(): Promise<Cart> {
  const customer = currentCustomer();
  return setCart(await apiFetch<Cart>("cart/view", { params: { show_sectors: true } }), customer);
}

export function markCartFailed(): void {
  cartStore.set({ ...cartStore.get(), failed: true });
}

/** null for a visitor without a session. */
export async function getOrFetchCart(): Promise<Cart | null> {
  return getCart() ?? (mayBeSignedIn() ? fetchCart() : null);
}

export function refreshCart(): void {
  if (!mayBeSignedIn()) return;
  const customer = currentCustomer();
  fetchCart().catch(() => {
    if (customer === currentCustomer()) markCartFailed();
  });
}

export function clearCart(): void {
  cartStore.set({ cart: null, failed: false, customer: currentCustomer() + 1 });
}

export function clearCartAndSession(): void {
  clearCart();
  markSessionEnded();
}

onSessionExpired(clearCartAndSession);
