import type { Cart } from "../ebsn/domain/cart";
import { markSessionExpired } from "../session/session-state";
import { onSessionExpired } from "../session/session-expired";
import { createStore } from "../state/store";
import { removeCartSnapshot } from "./cart-snapshot";

type CartState = {
  cart: Cart | null;
  hasFailed: boolean;
  /** Incremented for each customer of this page; answers for an earlier one are rejected. */
  customerGeneration: number;
};

export const cartStore = createStore<CartState>({ cart: null, hasFailed: false, customerGeneration: 0 });

export function getCart(): Cart | null {
  return cartStore.get().cart;
}

export function getCustomerGeneration(): number {
  return cartStore.get().customerGeneration;
}

export function markCartFailed(): void {
  cartStore.set({ ...cartStore.get(), hasFailed: true });
}

export function clearCart(): void {
  removeCartSnapshot();
  cartStore.set({ cart: null, hasFailed: false, customerGeneration: getCustomerGeneration() + 1 });
}

onSessionExpired(() => {
  clearCart();
  markSessionExpired();
});
