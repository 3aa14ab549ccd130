"use client";

import { useEffect } from "react";
import useSWR from "swr";
import {
  cartKey,
  cartStore,
  markCartFailed,
  getCart,
  registerCartRefresh,
  fetchCart,
} from "@/lib/cart/cart-store";
import { mayHaveMissedWrite, sendBeforeUnload } from "@/lib/cart/send-beacon";
import { useStore } from "@/lib/store";

const REFETCH_DELAY_MS = 1000;

/** Reads the cart through SWR: once, on window focus, and again after a failure. */
export function CartSync() {
  const key = useStore(cartStore, cartKey);
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
