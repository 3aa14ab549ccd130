import type { Cart } from "@/lib/ebsn/domain/cart";
import { markSessionEnded } from "../session/session-state";
import { onSessionExpired } from "../session/session-expired";
import { createStore } from "../store";
import { removeCopy } from "./cart-copy";

type CartState = {
  cart: Cart | null;
  failed: boolean;
  /** Incremented for each customer of this page; answers for an earlier one are rejected. */
  customer: number;
};

export const cartStore = createStore<CartState>({ cart: null, failed: false, customer: 0 });

export function getCart(): Cart | null {
  return cartStore.get().cart;
}

export function currentCustomer(): number {
  return cartStore.get().customer;
}

export function markCartFailed(): void {
  cartStore.set({ ...cartStore.get(), failed: true });
}

export function clearCart(): void {
  removeCopy();
  cartStore.set({ cart: null, failed: false, customer: currentCustomer() + 1 });
}

export function clearCartAndSession(): void {
  clearCart();
  markSessionEnded();
}

onSessionExpired(clearCartAndSession);
