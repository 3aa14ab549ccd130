"use client";

import { apiFetch } from "@/lib/api/api-fetch";
import type { OrderList } from "@/lib/ebsn/domain/order";
import { isDelivered } from "@/lib/rules/orders/statuses";
import { useSWR } from "@/lib/state/use-swr";

/** Returns of older orders start from the order page. */
const MAX_ORDERS = 50;

export function useDeliveredOrders({ isNeeded = true } = {}) {
  const { data, error, mutate } = useSWR<OrderList, unknown>(
    isNeeded ? ["order/list", "delivered"] : null,
    () =>
      apiFetch<OrderList>("order/list", { params: { page: 1, page_size: MAX_ORDERS, show_pending: false } }),
  );
  return {
    delivered: data?.orders.filter(({ statusId }) => isDelivered(statusId)),
    hasOrders: data !== undefined && data.orders.length > 0,
    error: data === undefined ? error : undefined,
    reload: () => void mutate(),
  };
}
