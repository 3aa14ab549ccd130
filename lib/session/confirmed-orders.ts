import { readJson, removeItem, writeJson } from "../browser/storage";

const STORAGE_KEY = "madia.confirmed-orders";

function readOrders(): unknown[] {
  const stored = readJson("sessionStorage", STORAGE_KEY);
  return Array.isArray(stored) ? stored : [];
}

/** Whether this tab has shown the confirmation of the order before. */
export const wasOrderConfirmed = (orderId: number): boolean => readOrders().includes(orderId);

export function markOrderConfirmed(orderId: number): void {
  if (!wasOrderConfirmed(orderId)) writeJson("sessionStorage", STORAGE_KEY, [...readOrders(), orderId]);
}

export const forgetConfirmedOrders = (): void => removeItem("sessionStorage", STORAGE_KEY);
