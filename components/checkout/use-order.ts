"use client";

import useSWR from "swr";
import { door } from "@/lib/cart/door";
import type { Order } from "@/lib/ebsn/domain/order";

/** One of the customer's orders; `everyMs` asks again until it is null. */
export function useOrder(orderId: number, everyMs: number | null = null) {
  const { data, error, isLoading, mutate } = useSWR(
    ["order/view", orderId],
    () => door<Order | null>("order/view", { params: { order_id: orderId, show_replaced: true } }),
    { refreshInterval: everyMs ?? 0, shouldRetryOnError: false },
  );
  return {
    order: data ?? null,
    isLoading,
    failed: !data && !isLoading && (!!error || data === null),
    reload: () => void mutate(),
  };
}
