const keyOf = (orderId: number) => `madia.confirmed-order.${orderId}`;

/** Whether this tab has shown the confirmation of the order before. */
export function wasOrderConfirmed(orderId: number): boolean {
  try {
    return sessionStorage.getItem(keyOf(orderId)) !== null;
  } catch {
    return false;
  }
}

export function markOrderConfirmed(orderId: number): void {
  try {
    sessionStorage.setItem(keyOf(orderId), "1");
  } catch {
    // Without storage an order in preparation is thanked for at each visit.
  }
}
