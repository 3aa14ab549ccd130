import { and, eq, sum } from "drizzle-orm";
import type { Db } from "../../db/client";
import { cart, order, orderItem } from "../../db/schema";
import type { OrderRow } from "../order/rows";
import type { Slot } from "../timeslot/slots";
import type { CartRow } from "./current-cart";

export async function findReopenedOrder(
  db: Db,
  { reopenedOrderId }: Pick<CartRow, "reopenedOrderId">,
): Promise<OrderRow | null> {
  if (reopenedOrderId === null) return null;
  const [row] = await db.select().from(order).where(eq(order.orderId, reopenedOrderId));
  return row ?? null;
}

/** Stock reserved by the order being modified is available to its own cart. */
export async function findReservedStock(db: Db, cartId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ productId: orderItem.productId, quantity: sum(orderItem.quantity).mapWith(Number) })
    .from(cart)
    .innerJoin(order, eq(order.orderId, cart.reopenedOrderId))
    .innerJoin(orderItem, eq(orderItem.orderId, order.orderId))
    .where(and(eq(cart.cartId, cartId), eq(order.released, false), eq(orderItem.packaging, false)))
    .groupBy(orderItem.productId);
  return new Map(rows.map(({ productId, quantity }) => [productId, quantity]));
}

export function withoutOwnBooking(slot: Slot, reopened: OrderRow | null): Slot {
  const isOwnSlot =
    reopened !== null &&
    !reopened.released &&
    reopened.timeslotId === slot.row.timeslotId &&
    reopened.slotDate === slot.date &&
    reopened.slotPointId === slot.pointId;
  return isOwnSlot ? { ...slot, taken: Math.max(0, slot.taken - 1) } : slot;
}
