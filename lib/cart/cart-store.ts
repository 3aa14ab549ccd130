import type { Cart } from "@/lib/ebsn/domain/cart";
import { apiFetch, onSessionExpired } from "../api/api-fetch";
import type { WriteQueue } from "./write-queue";
import { mayBeSignedIn, markSessionEnded } from "../session/session-state";
import { createStore } from "../store";
import { toBaseLines, isStale } from "./selectors";

let owner = 0;

/** The SWR key changes with the customer, so that a late answer never reaches the next one. */
export function cartKey(): string {
  return `cart ${owner}`;
}

type CartState = { cart: Cart | null; failed: boolean };

const NO_CART: CartState = { cart: null, failed: false };

export const cartStore = createStore<CartState>(NO_CART);

let writeQueue: WriteQueue | null = null;
let refresh: (() => void) | null = null;

export function getCart(): Cart | null {
  return cartStore.get().cart;
}

export function markCartFailed(): void {
  cartStore.set({ ...cartStore.get(), failed: true });
}

export function registerCartRefresh(refetch: () => void): () => void {
  refresh = refetch;
  return () => {
    if (refresh === refetch) refresh = null;
  };
}

export function refreshCart(): void {
  refresh?.();
}

export function attachWriteQueue(queue: WriteQueue): void {
  writeQueue = queue;
}

/** Keeps the newer of the two carts and returns it. */
export function setCart(cart: Cart): Cart {
  const current = getCart();
  if (current && isStale(current, cart)) return current;
  writeQueue?.rebase(toBaseLines(cart));
  cartStore.set({ cart, failed: false });
  return cart;
}

export async function fetchCart(): Promise<Cart> {
  return setCart(await apiFetch<Cart>("cart/view", { params: { show_sectors: true } }));
}

/** null for a visitor without a session. */
export async function getOrFetchCart(): Promise<Cart | null> {
  return getCart() ?? (mayBeSignedIn() ? fetchCart() : null);
}

export function clearCart(): void {
  writeQueue?.clear();
  owner += 1;
  cartStore.set(NO_CART);
}

export function clearCartAndSession(): void {
  clearCart();
  markSessionEnded();
}

onSessionExpired(clearCartAndSession);
