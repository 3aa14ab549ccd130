const STORAGE_KEY = "madia.orders-sent";
const MAX_ORDERS = 20;

/** False when it was marked before. */
export function markOrderSent(orderId: number): boolean {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    const sent = Array.isArray(stored) ? stored.filter((id) => typeof id === "number") : [];
    if (sent.includes(orderId)) return false;
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...sent, orderId].slice(-MAX_ORDERS)));
    return true;
  } catch {
    // Without storage no purchase is reported, instead of one for each visit.
    return false;
  }
}
