"use client";

import { useSyncExternalStore } from "react";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { type Holding, holding, onHeld, refreshCart } from "./held";
import { type Lines, NO_LINES, isSettling, isSettlingProduct, shownOfProduct } from "./lines";
import { maybeSignedIn, onSessionChange } from "./session-state";
import { countLines, withWishes } from "./view";
import { cartOutbox } from "./writes";

export type CartState = {
  /** The shop's cart with the customer's newest quantities; null until it is here. */
  cart: Cart | null;
  /** The answer is in, or there is surely nobody to ask for. */
  isReady: boolean;
  isSignedIn: boolean;
  /** Totals are those of an older cart: dim them. */
  isSettling: boolean;
  /** The cart could not be read at all. */
  failed: boolean;
  /** Lines in the cart, those on their way included. */
  count: number;
  refresh: () => void;
};

const UNREAD: Holding = { cart: null, failed: false };

const unknown = () => null;
const unread = () => UNREAD;
const noLines = () => NO_LINES;

export function useLines(): Lines {
  return useSyncExternalStore(cartOutbox.subscribe, cartOutbox.lines, noLines);
}

const none = () => 0;
const never = () => false;

/** What is shown of one product; plain values, so that a card is rendered again for its own line only. */
export function useProductLine(productId: number): { quantity: number; settling: boolean } {
  const { subscribe, lines } = cartOutbox;
  return {
    quantity: useSyncExternalStore(subscribe, () => shownOfProduct(lines(), productId), none),
    settling: useSyncExternalStore(subscribe, () => isSettlingProduct(lines(), productId), never),
  };
}

/** The cart of a customer, as its keeper (components/cart/cart-keeper) reads it; nobody's is never asked for. */
export function useCart(): CartState {
  const asks = useSyncExternalStore<boolean | null>(onSessionChange, maybeSignedIn, unknown);
  const { cart, failed } = useSyncExternalStore(onHeld, holding, unread);
  const lines = useLines();
  const held = asks ? cart : null;
  return {
    cart: held && withWishes(held, lines),
    isReady: asks === false || held !== null || failed,
    isSignedIn: (held?.user.userId ?? -1) > -1,
    isSettling: isSettling(lines),
    failed: held === null && failed,
    count: countLines(held, lines),
    refresh: refreshCart,
  };
}
