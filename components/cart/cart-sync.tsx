"use client";

import { useEffect, useSyncExternalStore } from "react";
import useSWR from "swr";
import { cartKey, markCartFailed, getCart, registerCartRefresh, fetchCart } from "@/lib/cart/cart-store";
import { mayHaveMissedWrite, sendBeforeUnload } from "@/lib/cart/send-beacon";
import { onSessionChange } from "@/lib/session/session-state";

const REFETCH_DELAY_MS = 1000;

/** Reads the cart through SWR: once, on window focus, and again after a failure. */
export function CartSync() {
  const key = useSyncExternalStore(onSessionChange, cartKey, cartKey);
  const { error, mutate } = useSWR(key, fetchCart, {
    dedupingInterval: 5000,
    revalidateIfStale: false,
    fallbackData: getCart() ?? undefined,
  });
  useEffect(() => {
    if (error) markCartFailed();
  }, [error]);
  useEffect(() => registerCartRefresh(() => void mutate()), [mutate]);
  useEffect(sendBeforeUnload, []);
  useEffect(() => {
    if (!mayHaveMissedWrite()) return;
    const timer = setTimeout(() => void mutate(), REFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [mutate]);
  return null;
}
