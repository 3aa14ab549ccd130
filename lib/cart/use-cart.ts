"use client";

import type { Cart } from "../ebsn/domain/cart";
import { sessionHintStore } from "../session/session-state";
import { useStore } from "../state/use-store";
import { type CartSnapshot, cartSnapshotStore } from "./cart-snapshot";
import { optimisticLinesStore } from "./optimistic-lines-store";
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
  hasFailed: boolean;
  count: number;
};

export function useOptimisticLines(): OptimisticLines {
  return useStore(optimisticLinesStore);
}

/** Selects primitives, so that a card renders again for its own line only. */
export function useProductLine(productId: number): { quantity: number; isPending: boolean } {
  return {
    quantity: useStore(optimisticLinesStore, (lines) => displayedProductQuantity(lines, productId)),
    isPending: useStore(optimisticLinesStore, (lines) => isProductPending(lines, productId)),
  };
}

export function useItemPending(itemId: number): boolean {
  return useStore(optimisticLinesStore, (lines) => isItemPending(lines, itemId));
}

export function useServerCart(): Pick<CartView, "cart" | "isReady" | "isSignedIn" | "hasFailed"> {
  const hasSession = useStore(sessionHintStore);
  const { cart, hasFailed } = useStore(cartStore);
  const ownCart = hasSession ? cart : null;
  return {
    cart: ownCart,
    isReady: hasSession === false || ownCart !== null || hasFailed,
    isSignedIn: (ownCart?.user.userId ?? -1) > -1,
    hasFailed: ownCart === null && hasFailed,
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

/** For the layout of every page: the session's copy until the cart itself has been read, and where it cannot be. */
export function useLayoutCart(): { cart: CartSnapshot | null; count: number; isPending: boolean } {
  const { cart, isReady, hasFailed, count, isPending } = useCart();
  const snapshot = useStore(cartSnapshotStore);
  if ((isReady && !hasFailed) || !snapshot) return { cart: cart && { ...cart, count }, count, isPending };
  return { cart: snapshot, count: Math.max(count, snapshot.count), isPending: !isReady };
}
