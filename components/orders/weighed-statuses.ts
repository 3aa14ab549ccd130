import type { OrderStatus } from "@/lib/rules/statuses";

/** Statuses after picking and weighing. */
export const WEIGHED_STATUSES = new Set<OrderStatus>([
  "ready",
  "outForDelivery",
  "delivered",
  "partiallyDelivered",
  "receipted",
]);
