import { and, eq, lte } from "drizzle-orm";
import { HOUR_MS } from "../../../lib/rules/duration";
import { ORDER_STATUS } from "../../../lib/rules/order-status";
import type { Db } from "../../db/client";
import { order } from "../../db/schema";
import { cancelOrder } from "./cancel";
import { type EachOptions, inEachTransaction } from "./each-transaction";
import { lockOrder } from "./rows";

export const PAYMENT_TIMEOUT_MS = HOUR_MS;

async function expireOrder(tx: Db, orderId: number, now: Date): Promise<void> {
  const found = await lockOrder(tx, orderId);
  if (!found || found.orderStatusId !== ORDER_STATUS.unpaid || !found.payBefore || found.payBefore > now)
    return;
  await cancelOrder(tx, found, now);
}

export async function expireUnpaidOrders(db: Db, now: Date, options: EachOptions): Promise<void> {
  const dueOrders = await db
    .select({ orderId: order.orderId })
    .from(order)
    .where(and(eq(order.orderStatusId, ORDER_STATUS.unpaid), lte(order.payBefore, now)));
  const dueIds = dueOrders.map(({ orderId }) => orderId);
  await inEachTransaction(db, dueIds, (tx, orderId) => expireOrder(tx, orderId, now), options);
}
