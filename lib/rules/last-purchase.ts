import { orderStatus } from "./statuses";

const NOT_BOUGHT = new Set(["cancelled", "unpaid", "failed"]);

/** `orders` must be sorted newest first. */
export function lastPurchase<Order extends { statusId: number }>(orders: Order[]): Order | null {
  return orders.find(({ statusId }) => !NOT_BOUGHT.has(orderStatus(statusId))) ?? null;
}
