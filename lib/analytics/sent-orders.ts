import { readJson, removeItem, writeJson } from "../browser/storage";

const STORAGE_KEY = "madia.orders-sent";
const MAX_ORDERS = 20;

function readSent(): number[] {
  const stored = readJson("localStorage", STORAGE_KEY);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === "number") : [];
}

export const wasOrderSent = (orderId: number): boolean => readSent().includes(orderId);

/** False when it was marked before; also without storage, where each visit would report the purchase. */
export function markOrderSent(orderId: number): boolean {
  const sent = readSent();
  if (sent.includes(orderId)) return false;
  return writeJson("localStorage", STORAGE_KEY, [...sent, orderId].slice(-MAX_ORDERS));
}

export const forgetSentOrders = (): void => removeItem("localStorage", STORAGE_KEY);
