"use client";

import { useSWR } from "@/lib/state/use-swr";
import { apiFetch } from "@/lib/api/api-fetch";
import type { Order, OrderList } from "@/lib/ebsn/domain/order";

type UnpaidOrders = { orders: Order[] | undefined; error: unknown; reload: () => void };

/** Without `orders` they are being read, or `error` says why they could not be. */
export function useUnpaidOrders(): UnpaidOrders {
  const { data, error, mutate } = useSWR<OrderList, unknown>("order/list-retry-payment", () =>
    apiFetch<OrderList>("order/list-retry-payment"),
  );
  return { orders: data?.orders, error: data ? undefined : error, reload: () => void mutate() };
}
