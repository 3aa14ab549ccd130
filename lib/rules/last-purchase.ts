import { orderStatus } from "./statuses";

/** Orders whose goods the customer never had, or does not have yet paid for. */
const NOT_BOUGHT = new Set(["cancelled", "unpaid", "failed"]);

/** The newest order that was really bought; orders stand newest first. */
export function lastBought<Order extends { statusId: number }>(orders: Order[]): Order | null {
  return orders.find(({ statusId }) => !NOT_BOUGHT.has(orderStatus(statusId))) ?? null;
}
