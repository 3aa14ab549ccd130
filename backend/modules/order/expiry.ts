import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { HOUR_MS, MINUTE_MS } from "../../../lib/rules/dates/duration";
import { ORDER_STATUS } from "../../../lib/rules/orders/order-status";
import type { Db } from "../../db/client";
import { order } from "../../db/schema";
import { isVerifyingPayment } from "../payment/start";
import { cancelOrder } from "./cancel";
import { type EachOptions, inEachTransaction, isInScope } from "./each-transaction";
import { sendOrderEmail } from "./emails";
import { lockOrder } from "./rows";
import { findStandbyOrder } from "./standby";

export const PAYMENT_TIMEOUT_MS = HOUR_MS;
/** Whoever pays at once gets no reminder. */
const REMINDER_MS = 10 * MINUTE_MS;

async function remindOfPayment(tx: Db, orderId: number, now: Date): Promise<void> {
  const found = await lockOrder(tx, orderId);
  if (found?.orderStatusId !== ORDER_STATUS.unpaid || found.paymentRemindedAt) return;
  if (await isVerifyingPayment(tx, orderId)) return;
  await tx.update(order).set({ paymentRemindedAt: now }).where(eq(order.orderId, orderId));
  const standby = await findStandbyOrder(tx, found);
  await sendOrderEmail(tx, "unpaid", found, now, { validOrderId: standby?.orderId });
}

export async function remindOfPayments(db: Db, now: Date, options: EachOptions): Promise<void> {
  const placedBefore = new Date(now.getTime() - REMINDER_MS);
  const openOrders = await db
    .select({ orderId: order.orderId })
    .from(order)
    .where(
      and(
        eq(order.orderStatusId, ORDER_STATUS.unpaid),
        isNull(order.paymentRemindedAt),
        gt(order.payBefore, now),
        lte(order.orderedAt, placedBefore),
        isInScope(options),
      ),
    );
  const openIds = openOrders.map(({ orderId }) => orderId);
  await inEachTransaction(db, openIds, (tx, orderId) => remindOfPayment(tx, orderId, now), options);
}

async function expireOrder(tx: Db, orderId: number, now: Date): Promise<void> {
  const found = await lockOrder(tx, orderId);
  if (!found || found.orderStatusId !== ORDER_STATUS.unpaid || !found.payBefore || found.payBefore > now)
    return;
  // The bank may still take the money; its answer comes within minutes.
  if (await isVerifyingPayment(tx, orderId)) return;
  await cancelOrder(tx, found, now, "expired");
}

export async function expireUnpaidOrders(db: Db, now: Date, options: EachOptions): Promise<void> {
  const dueOrders = await db
    .select({ orderId: order.orderId })
    .from(order)
    .where(and(eq(order.orderStatusId, ORDER_STATUS.unpaid), lte(order.payBefore, now), isInScope(options)));
  const dueIds = dueOrders.map(({ orderId }) => orderId);
  await inEachTransaction(db, dueIds, (tx, orderId) => expireOrder(tx, orderId, now), options);
}
