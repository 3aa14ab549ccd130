"use client";

import { useSyncExternalStore } from "react";
import useSWR, { mutate } from "swr";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { cartKey, readCart } from "./held";
import { type Lines, NO_LINES, isSettling } from "./lines";
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

const unknown = () => null;
const keyOrNone = () => (maybeSignedIn() ? cartKey() : "");
const noLines = () => NO_LINES;

export function useLines(): Lines {
  return useSyncExternalStore(cartOutbox.subscribe, cartOutbox.lines, noLines);
}

/** The cart of a customer; never asked for a visitor who is surely anonymous. */
export function useCart(): CartState {
  const key = useSyncExternalStore<string | null>(onSessionChange, keyOrNone, unknown);
  const lines = useLines();
  const { data, error } = useSWR<Cart>(key || null, readCart, {
    dedupingInterval: 5000,
    revalidateIfStale: false,
  });
  const held = key && data ? data : null;
  return {
    cart: held && withWishes(held, lines),
    isReady: key === "" || held !== null || !!error,
    isSignedIn: (held?.user.userId ?? -1) > -1,
    isSettling: isSettling(lines),
    failed: held === null && !!error,
    count: countLines(held, lines),
    refresh: () => void mutate(cartKey()),
  };
}
