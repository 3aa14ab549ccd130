import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { order, orderItem, product, usedGift, userGift } from "../../db/schema";
import { releaseSlot } from "../timeslot/capacity";

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
  const items = await tx
    .select({ productId: orderItem.productId, quantity: orderItem.quantity })
    .from(orderItem)
    .where(and(eq(orderItem.orderId, orderId), eq(orderItem.packaging, false)))
    .orderBy(orderItem.productId);
  // Ascending ids, as when buying: two transactions never wait for each other crosswise.
  for (const { productId, quantity } of items)
    await tx
      .update(product)
      .set({ stock: sql`${product.stock} + ${quantity}` })
      .where(and(eq(product.productId, productId), sql`${product.stock} is not null`));
  await releaseSlot(tx, { timeslotId, slotDate, pointId: slotPointId });
  await tx.delete(usedGift).where(eq(usedGift.orderId, orderId));
  await tx
    .update(userGift)
    .set({ orderId: null, cartId: null, itemId: null })
    .where(eq(userGift.orderId, orderId));
}
