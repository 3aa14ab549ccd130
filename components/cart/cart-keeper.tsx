"use client";

import { useEffect, useSyncExternalStore } from "react";
import useSWR from "swr";
import { cartKey, cartUnread, heldCart, keepCart, readCart } from "@/lib/cart/held";
import { overtookWrite, sendOnLeaving } from "@/lib/cart/leaving";
import { onSessionChange } from "@/lib/cart/session-state";

const READ_AGAIN_MS = 1000;

/** Reads the customer's cart through SWR: once, on coming back to the window, and again after a failure. */
export function CartKeeper() {
  const key = useSyncExternalStore(onSessionChange, cartKey, cartKey);
  const { error, mutate } = useSWR(key, readCart, {
    dedupingInterval: 5000,
    revalidateIfStale: false,
    fallbackData: heldCart() ?? undefined,
  });
  useEffect(() => {
    if (error) cartUnread();
  }, [error]);
  useEffect(() => keepCart(() => void mutate()), [mutate]);
  useEffect(sendOnLeaving, []);
  useEffect(() => {
    if (!overtookWrite()) return;
    const timer = setTimeout(() => void mutate(), READ_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [mutate]);
  return null;
}
