import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { order, type orderItem, usedGift, userGift } from "../../db/schema";
import { releaseSlot } from "../timeslot/capacity";
import { claimOf, moveStock } from "./claim";

export type OrderRow = typeof order.$inferSelect;
export type OrderItemRow = typeof orderItem.$inferSelect;

/** Locks an order for a change; null when it is not there. */
export async function lockOrder(tx: Db, orderId: number): Promise<OrderRow | null> {
  const [row] = await tx.select().from(order).where(eq(order.orderId, orderId)).for("update");
  return row ?? null;
}

/** Gives stock, slot and codes of an order back, once. */
export async function giveBack(
  tx: Db,
  { orderId, timeslotId, slotDate, slotPointId }: OrderRow,
): Promise<void> {
  const [held] = await tx
    .update(order)
    .set({ released: true })
    .where(and(eq(order.orderId, orderId), eq(order.released, false)))
    .returning({ orderId: order.orderId });
  if (!held) return;
  await moveStock(tx, await claimOf(tx, orderId), 1);
  await releaseSlot(tx, { timeslotId, slotDate, pointId: slotPointId });
  await tx.delete(usedGift).where(eq(usedGift.orderId, orderId));
  await tx
    .update(userGift)
    .set({ orderId: null, cartId: null, itemId: null })
    .where(eq(userGift.orderId, orderId));
}
