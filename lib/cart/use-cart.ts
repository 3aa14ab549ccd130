"use client";

import type { Cart } from "../ebsn/domain/cart";
import { sessionHintStore } from "../session/session-state";
import { useStore } from "../state/use-store";
import { type CartSnapshot, cartSnapshot } from "./cart-snapshot";
import { cartLines } from "./cart-lines";
import { cartStore } from "./cart-store";
import {
  type OptimisticLines,
  hasPending,
  isItemPending,
  isProductPending,
  displayedProductQuantity,
} from "./optimistic-lines";
import { countLines, withPending } from "./selectors";

export type CartView = {
  cart: Cart | null;
  /** True once loaded, and for visitors without a session. */
  isReady: boolean;
  isSignedIn: boolean;
  /** Totals still belong to the previous cart. */
  isPending: boolean;
  failed: boolean;
  count: number;
};

export function useOptimisticLines(): OptimisticLines {
  return useStore(cartLines);
}

/** Selects primitives, so that a card renders again for its own line only. */
export function useProductLine(productId: number): { quantity: number; isPending: boolean } {
  return {
    quantity: useStore(cartLines, (lines) => displayedProductQuantity(lines, productId)),
    isPending: useStore(cartLines, (lines) => isProductPending(lines, productId)),
  };
}

export function useItemPending(itemId: number): boolean {
  return useStore(cartLines, (lines) => isItemPending(lines, itemId));
}

export function useServerCart(): Pick<CartView, "cart" | "isReady" | "isSignedIn" | "failed"> {
  const hasSession = useStore(sessionHintStore);
  const { cart, failed } = useStore(cartStore);
  const ownCart = hasSession ? cart : null;
  return {
    cart: ownCart,
    isReady: hasSession === false || ownCart !== null || failed,
    isSignedIn: (ownCart?.user.userId ?? -1) > -1,
    failed: ownCart === null && failed,
  };
}

export function useCart(): CartView {
  const { cart, ...state } = useServerCart();
  const lines = useOptimisticLines();
  return {
    ...state,
    cart: cart && withPending(cart, lines),
    isPending: hasPending(lines),
    count: countLines(cart, lines),
  };
}

/** For the layout of every page: the session's copy until the cart itself has been read. */
export function useLayoutCart(): { cart: CartSnapshot | null; count: number; isPending: boolean } {
  const { cart, isReady, count, isPending } = useCart();
  const snapshot = useStore(cartSnapshot);
  if (isReady || !snapshot) return { cart: cart && { ...cart, count }, count, isPending };
  return { cart: snapshot, count: Math.max(count, snapshot.count), isPending: true };
}
