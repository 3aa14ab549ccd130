"use client";

import { useEffect } from "react";
import useSWR, { mutate } from "swr";
import { cartStore, getCart, markCartFailed } from "@/lib/cart/cart-store";
import { askToMerge } from "@/lib/cart/merge-carts";
import { fetchCart, refreshCart } from "@/lib/cart/read-cart";
import { mayHaveMissedWrite, sendBeforeUnload } from "@/lib/cart/send-beacon";
import { onArrival } from "@/lib/navigation/arrival";
import { useStore } from "@/lib/use-store";

const REFETCH_DELAY_MS = 1000;

/** The cart is in the store, not in SWR's cache. */
async function readCart(): Promise<true> {
  await fetchCart();
  return true;
}

/** Asks once per cart; after a dismissal the cart page shows a notice. */
const promptedIds = new Set<number>();

/** Keys of the frame; everything else is revalidated on each page, as with a document load. */
const isOfPage = (key: unknown) => key !== "departments" && !(Array.isArray(key) && key[0] === "cart");

/** SWR decides when the cart is read: once, on return to the window, on reconnection, after a failure. */
export function CartSync() {
  const customer = useStore(cartStore, (state) => state.customer);
  useSWR(["cart", customer], readCart, {
    dedupingInterval: 5000,
    revalidateIfStale: false,
    onError: markCartFailed,
    fallbackData: getCart() ? true : undefined,
  });
  const waitingId = useStore(cartStore, ({ cart }) => cart?.waitingCartId ?? null);
  useEffect(() => {
    if (waitingId === null || promptedIds.has(waitingId)) return;
    promptedIds.add(waitingId);
    void askToMerge();
  }, [waitingId]);
  const household = useStore(cartStore, ({ cart }) => cart?.user.household ?? "");
  useEffect(() => {
    if (household === "") return;
    import("@/components/household/adopt-household").then(
      ({ adoptAccountHousehold }) => adoptAccountHousehold(household),
      () => undefined,
    );
  }, [household]);
  useEffect(sendBeforeUnload, []);
  useEffect(() => onArrival(() => void mutate(isOfPage, undefined)), []);
  useEffect(() => {
    if (!mayHaveMissedWrite()) return;
    const timer = setTimeout(refreshCart, REFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
