import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { order, usedGift, userGift } from "../../db/schema";
import { releaseSlot } from "../timeslot/capacity";
import { findAllocations, adjustStock } from "./allocations";
import { returnPoints } from "./points";
import type { OrderRow } from "./rows";

/** Idempotent. */
export async function releaseOrder(
  tx: Db,
  { orderId, timeslotId, slotDate, slotPointId, customerId, pointsSpent }: OrderRow,
): Promise<void> {
  const [updated] = await tx
    .update(order)
    .set({ released: true })
    .where(and(eq(order.orderId, orderId), eq(order.released, false)))
    .returning({ orderId: order.orderId });
  if (!updated) return;
  await adjustStock(tx, await findAllocations(tx, orderId), 1);
  await releaseSlot(tx, { timeslotId, slotDate, pointId: slotPointId });
  await returnPoints(tx, { customerId, pointsSpent });
  await tx.delete(usedGift).where(eq(usedGift.orderId, orderId));
  await tx
    .update(userGift)
    .set({ orderId: null, cartId: null, itemId: null })
    .where(eq(userGift.orderId, orderId));
}
