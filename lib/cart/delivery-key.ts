import type { Cart } from "../ebsn/domain/cart";

/** What session prices depend on. The same timeslot ids return every day. */
export function deliveryKey(cart: Pick<Cart, "user" | "storeId" | "timeslot"> | null): string {
  if (!cart) return "";
  const { user, storeId, timeslot } = cart;
  return [user.userId, storeId, timeslot?.timeslotId ?? 0, timeslot?.dateIso ?? ""].join(" ");
}
