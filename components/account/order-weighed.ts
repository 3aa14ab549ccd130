import type { OrderStatus } from "@/lib/rules/statuses";

/** From here on the goods have been picked and weighed. */
export const WEIGHED = new Set<OrderStatus>([
  "ready",
  "outForDelivery",
  "delivered",
  "partiallyDelivered",
  "receipted",
]);
