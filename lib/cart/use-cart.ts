"use client";

import { useSyncExternalStore } from "react";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { type CartSnapshot, getCartSnapshot, subscribe, refreshCart } from "./cart-store";
import {
  type OptimisticLines,
  NO_LINES,
  hasPending,
  isProductPending,
  displayedProductQuantity,
} from "./optimistic-lines";
import { mayBeSignedIn, onSessionChange } from "../session/session-state";
import { countLines, withPending } from "./selectors";
import { cartWriteQueue } from "./writes";

export type CartState = {
  /** The server's cart with the pending quantities applied; null until loaded. */
  cart: Cart | null;
  /** True once loaded, and for visitors without a session. */
  isReady: boolean;
  isSignedIn: boolean;
  /** Totals still belong to the previous cart. */
  isPending: boolean;
  failed: boolean;
  count: number;
  refresh: () => void;
};

const INITIAL_SNAPSHOT: CartSnapshot = { cart: null, failed: false };

const unknownSession = () => null;
const getServerSnapshot = () => INITIAL_SNAPSHOT;
const getServerLines = () => NO_LINES;

export function useOptimisticLines(): OptimisticLines {
  return useSyncExternalStore(cartWriteQueue.subscribe, cartWriteQueue.lines, getServerLines);
}

const zero = () => 0;
const falseOnServer = () => false;

/** Returns primitives, so that a card re-renders for its own line only. */
export function useProductLine(productId: number): { quantity: number; isPending: boolean } {
  const { subscribe: subscribeToLines, lines } = cartWriteQueue;
  return {
    quantity: useSyncExternalStore(
      subscribeToLines,
      () => displayedProductQuantity(lines(), productId),
      zero,
    ),
    isPending: useSyncExternalStore(
      subscribeToLines,
      () => isProductPending(lines(), productId),
      falseOnServer,
    ),
  };
}

export function useCart(): CartState {
  const hasSession = useSyncExternalStore<boolean | null>(onSessionChange, mayBeSignedIn, unknownSession);
  const { cart, failed } = useSyncExternalStore(subscribe, getCartSnapshot, getServerSnapshot);
  const lines = useOptimisticLines();
  const ownCart = hasSession ? cart : null;
  return {
    cart: ownCart && withPending(ownCart, lines),
    isReady: hasSession === false || ownCart !== null || failed,
    isSignedIn: (ownCart?.user.userId ?? -1) > -1,
    isPending: hasPending(lines),
    failed: ownCart === null && failed,
    count: countLines(ownCart, lines),
    refresh: refreshCart,
  };
}
