import type { OrderStatus } from "@/lib/rules/orders/statuses";

export const WEIGHED_STATUSES = new Set<OrderStatus>([
  "ready",
  "outForDelivery",
  "delivered",
  "partiallyDelivered",
  "receipted",
]);
