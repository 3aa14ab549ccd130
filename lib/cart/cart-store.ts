import type { Cart } from "@/lib/ebsn/domain/cart";
import { apiFetch, onSessionExpired } from "../api/api-fetch";
import type { WriteQueue } from "./write-queue";
import { mayBeSignedIn, markSessionEnded } from "../session/session-state";
import { toBaseLines, isStale } from "./selectors";

let owner = 0;

/** The SWR key changes with the customer, so that a late answer never reaches the next one. */
export function cartKey(): string {
  return `cart ${owner}`;
}

export type CartSnapshot = { cart: Cart | null; failed: boolean };

const EMPTY_SNAPSHOT: CartSnapshot = { cart: null, failed: false };
const listeners = new Set<() => void>();

let snapshot = EMPTY_SNAPSHOT;
let writeQueue: WriteQueue | null = null;
let refresh: (() => void) | null = null;

function setSnapshot(next: CartSnapshot): void {
  snapshot = next;
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function getCartSnapshot(): CartSnapshot {
  return snapshot;
}

export function getCart(): Cart | null {
  return snapshot.cart;
}

export function markCartFailed(): void {
  setSnapshot({ ...snapshot, failed: true });
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
  if (snapshot.cart && isStale(snapshot.cart, cart)) return snapshot.cart;
  writeQueue?.rebase(toBaseLines(cart));
  setSnapshot({ cart, failed: false });
  return cart;
}

export async function fetchCart(): Promise<Cart> {
  return setCart(await apiFetch<Cart>("cart/view", { params: { show_sectors: true } }));
}

/** null for a visitor without a session. */
export async function getOrFetchCart(): Promise<Cart | null> {
  if (snapshot.cart) return snapshot.cart;
  return mayBeSignedIn() ? fetchCart() : null;
}

export function clearCart(): void {
  writeQueue?.clear();
  owner += 1;
  setSnapshot(EMPTY_SNAPSHOT);
}

export function clearCartAndSession(): void {
  clearCart();
  markSessionEnded();
}

onSessionExpired(clearCartAndSession);
