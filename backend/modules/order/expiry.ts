import { and, eq, lte } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/rules/order-status";
import type { Db } from "../../db/client";
import { order } from "../../db/schema";
import { type EachOptions, inEachTransaction } from "./each-transaction";
import { releaseOrder } from "./release";
import { lockOrder } from "./rows";
import { restoreReplacedOrder } from "./standby";

export const PAYMENT_TIMEOUT_MS = 60 * 60 * 1000;

async function expireOrder(tx: Db, orderId: number, now: Date): Promise<void> {
  const found = await lockOrder(tx, orderId);
  if (!found || found.orderStatusId !== ORDER_STATUS.unpaid || !found.payBefore || found.payBefore > now)
    return;
  await tx.update(order).set({ orderStatusId: ORDER_STATUS.cancelled }).where(eq(order.orderId, orderId));
  await releaseOrder(tx, found);
  await restoreReplacedOrder(tx, found);
}

export async function expireUnpaidOrders(db: Db, now: Date, options: EachOptions): Promise<void> {
  const dueOrders = await db
    .select({ orderId: order.orderId })
    .from(order)
    .where(and(eq(order.orderStatusId, ORDER_STATUS.unpaid), lte(order.payBefore, now)));
  const dueIds = dueOrders.map(({ orderId }) => orderId);
  await inEachTransaction(db, dueIds, (tx, orderId) => expireOrder(tx, orderId, now), options);
}
