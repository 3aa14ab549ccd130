import { and, eq, lte } from "drizzle-orm";
import type { Db } from "../../db/client";
import { ORDER, order } from "../../db/schema";
import { settlePending } from "../payment/settle";
import { giveBack, lockOrder } from "./give-back";
import { comeBack } from "./stand-by";

/** How long an order waits to be paid. */
export const PAY_WITHIN_MS = 60 * 60 * 1000;

async function expire(tx: Db, orderId: number, now: Date): Promise<void> {
  const found = await lockOrder(tx, orderId);
  if (!found || found.orderStatusId !== ORDER.unpaid || !found.payBefore || found.payBefore > now) return;
  await tx.update(order).set({ orderStatusId: ORDER.cancelled }).where(eq(order.orderId, orderId));
  await giveBack(tx, found);
  await comeBack(tx, found);
}

/**
 * Brings orders up to the clock: payments left pending are confirmed, orders not paid in time are
 * cancelled and give their stock and slot back. Called by whoever reads what depends on it.
 */
export async function releaseExpired(db: Db, now: Date): Promise<void> {
  await settlePending(db, now);
  const due = await db
    .select({ orderId: order.orderId })
    .from(order)
    .where(and(eq(order.orderStatusId, ORDER.unpaid), lte(order.payBefore, now)));
  for (const { orderId } of due) await db.transaction((tx) => expire(tx as Db, orderId, now));
}
