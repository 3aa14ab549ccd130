import type { Order, OrderList } from "../ebsn/domain/order";
import { apiFetch } from "./api-fetch";

/** Newest first, with their items. */
export async function fetchRecentOrders(max: number): Promise<Order[]> {
  const params = { page: 1, page_size: max, fetch_detail: true };
  return (await apiFetch<OrderList>("order/list", { params })).orders;
}
