import { readItem, writeItem } from "../browser/storage";

const keyOf = (orderId: number) => `madia.confirmed-order.${orderId}`;

/** Whether this tab has shown the confirmation of the order before. */
export const wasOrderConfirmed = (orderId: number): boolean =>
  readItem("sessionStorage", keyOf(orderId)) !== null;

export function markOrderConfirmed(orderId: number): void {
  writeItem("sessionStorage", keyOf(orderId), "1");
}
