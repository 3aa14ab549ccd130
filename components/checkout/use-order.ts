"use client";

import type { SWRConfiguration } from "swr";
import { useSWR } from "@/lib/state/use-swr";
import { apiFetch } from "@/lib/api/api-fetch";
import type { Order } from "@/lib/ebsn/domain/order";

export function useOrder(
  orderId: number,
  refreshInterval?: SWRConfiguration<Order | null>["refreshInterval"],
) {
  const { data, error, isValidating, mutate } = useSWR<Order | null, unknown>(
    ["order/view", orderId],
    () => apiFetch<Order | null>("order/view", { params: { order_id: orderId, show_replaced: true } }),
    { refreshInterval, shouldRetryOnError: false },
  );
  return {
    order: data ?? null,
    error: data ? undefined : error,
    isValidating,
    hasFailed: !data && (!!error || data === null),
    reload: () => void mutate(),
  };
}
