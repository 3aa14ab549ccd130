import { isPlaced } from "./statuses";

/** `orders` must be sorted newest first. */
export function lastPurchase<Order extends { statusId: number }>(orders: Order[]): Order | null {
  return orders.find(({ statusId }) => isPlaced(statusId)) ?? null;
}
