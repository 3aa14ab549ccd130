import { and, eq, sum } from "drizzle-orm";
import type { Db } from "../../db/client";
import { cart, order, orderItem } from "../../db/schema";
import type { OrderRow } from "../order/give-back";
import type { Slot } from "../timeslot/slots";
import type { CartRow } from "./open-cart";

/** The order a cart changes; it goes on holding its goods and its slot. */
export async function reopenedOrder(
  db: Db,
  { reopenedOrderId }: Pick<CartRow, "reopenedOrderId">,
): Promise<OrderRow | null> {
  if (reopenedOrderId === null) return null;
  const [row] = await db.select().from(order).where(eq(order.orderId, reopenedOrderId));
  return row ?? null;
}

/** What the order being changed holds of each product: for its own cart this is in stock. */
export async function heldStock(db: Db, cartId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ productId: orderItem.productId, quantity: sum(orderItem.quantity).mapWith(Number) })
    .from(cart)
    .innerJoin(order, eq(order.orderId, cart.reopenedOrderId))
    .innerJoin(orderItem, eq(orderItem.orderId, order.orderId))
    .where(and(eq(cart.cartId, cartId), eq(order.released, false), eq(orderItem.packaging, false)))
    .groupBy(orderItem.productId);
  return new Map(rows.map(({ productId, quantity }) => [productId, quantity]));
}

/** A slot as the customer finds it whose order already holds a place in it. */
export function withOwnPlace(slot: Slot, held: OrderRow | null): Slot {
  const own =
    held !== null &&
    !held.released &&
    held.timeslotId === slot.row.timeslotId &&
    held.slotDate === slot.date &&
    held.slotPointId === slot.pointId;
  return own ? { ...slot, taken: Math.max(0, slot.taken - 1) } : slot;
}
