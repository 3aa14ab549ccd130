"use client";

import { useEffect } from "react";
import { mutate } from "swr";
import { useSWR } from "@/lib/state/use-swr";
import { cartStore, getCart, markCartFailed } from "@/lib/cart/cart-store";
import { askToMerge } from "@/lib/cart/merge-carts";
import { fetchCart, refreshCart } from "@/lib/cart/fetch-cart";
import { wasLeftDuringWrite, flushOnPageHide } from "@/lib/cart/flush-on-page-hide";
import { onNavigation } from "@/lib/navigation/page-navigation";
import { useStore } from "@/lib/state/use-store";

const REFETCH_DELAY_MS = 1000;

/** The cart is in the store, not in SWR's cache. */
async function readCart(): Promise<true> {
  await fetchCart();
  return true;
}

/** Asks once per cart; after a dismissal the cart page shows a notice. */
const promptedIds = new Set<number>();

/** The departments and the cart outlive a client navigation; all other SWR keys are cleared and read again. */
const isPageKey = (key: unknown) => key !== "departments" && !(Array.isArray(key) && key[0] === "cart");

/** SWR decides when the cart is read: once, on return to the window, on reconnection, after a failure. */
export function CartSync() {
  const generation = useStore(cartStore, (state) => state.customerGeneration);
  useSWR(["cart", generation], readCart, {
    dedupingInterval: 5000,
    revalidateIfStale: false,
    onError: markCartFailed,
    fallbackData: getCart() ? true : undefined,
  });
  useMergePrompt();
  useAccountFoodProfile();
  useEffect(flushOnPageHide, []);
  useSwrReset(generation);
  useMissedWriteRefetch();
  return null;
}

function useMergePrompt(): void {
  const waitingId = useStore(cartStore, ({ cart }) => cart?.waitingCartId ?? null);
  useEffect(() => {
    if (waitingId === null || promptedIds.has(waitingId)) return;
    promptedIds.add(waitingId);
    void askToMerge();
  }, [waitingId]);
}

function useAccountFoodProfile(): void {
  const foodProfile = useStore(cartStore, ({ cart }) => cart?.user.foodProfile ?? "");
  useEffect(() => {
    if (foodProfile === "") return;
    import("@/components/food-profile/apply-account-food-profile").then(
      ({ applyAccountFoodProfile }) => applyAccountFoodProfile(foodProfile),
      () => undefined,
    );
  }, [foodProfile]);
}

/** On the next page, and for another customer on the same page. */
function useSwrReset(customerGeneration: number): void {
  useEffect(() => onNavigation(() => void mutate(isPageKey, undefined)), []);
  useEffect(() => {
    if (customerGeneration > 0) void mutate(isPageKey, undefined);
  }, [customerGeneration]);
}

function useMissedWriteRefetch(): void {
  useEffect(() => {
    if (!wasLeftDuringWrite()) return;
    const timer = setTimeout(refreshCart, REFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
