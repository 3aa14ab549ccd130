import { and, eq, lte } from "drizzle-orm";
import { MINUTE_MS } from "../../../lib/rules/dates/duration";
import { ORDER_STATUS } from "../../../lib/rules/orders/order-status";
import type { Db } from "../../db/client";
import { order, payment } from "../../db/schema";
import { TRANSACTION_STATUS } from "../../../lib/rules/orders/statuses";
import { type EachOptions, inEachTransaction, isInScope } from "../order/each-transaction";
import { sendConfirmation, sendOrderEmail } from "../order/emails";
import { lockOrder, type OrderRow, type PaymentRow } from "../order/rows";
import { completeReplacement, findStandbyOrder } from "../order/standby";
import { withdrawPayments } from "./start";

const PENDING_TIMEOUT_MS = 2 * MINUTE_MS;

async function findPaymentById(tx: Db, paymentId: number): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payment).where(eq(payment.paymentId, paymentId));
  return row;
}

/** Orders are locked before their payments everywhere, so that two decisions cannot deadlock. */
async function lockOrderOfPayment(tx: Db, paymentId: number): Promise<OrderRow | null> {
  const row = await findPaymentById(tx, paymentId);
  return row ? lockOrder(tx, row.orderId) : null;
}

/** False when the order is no longer unpaid. */
export async function approvePayment(tx: Db, paymentId: number, now: Date): Promise<boolean> {
  const orderRow = await lockOrderOfPayment(tx, paymentId);
  const current = await findPaymentById(tx, paymentId);
  if (!orderRow || !current) return false;
  if (current.transactionStatusId !== TRANSACTION_STATUS.inProgress)
    return current.transactionStatusId === TRANSACTION_STATUS.completed;
  const isPayable = orderRow.orderStatusId === ORDER_STATUS.unpaid;
  await tx
    .update(payment)
    .set({
      transactionStatusId: isPayable ? TRANSACTION_STATUS.completed : TRANSACTION_STATUS.failed,
      decidedAt: now,
    })
    .where(eq(payment.paymentId, paymentId));
  if (!isPayable) return false;
  await tx
    .update(order)
    .set({ orderStatusId: ORDER_STATUS.validation, paymentTypeId: current.paymentTypeId, payBefore: null })
    .where(eq(order.orderId, orderRow.orderId));
  await withdrawPayments(tx, orderRow.orderId, now);
  await completeReplacement(tx, orderRow, now);
  await sendConfirmation(tx, orderRow, now);
  return true;
}

/** False when the payment has failed meanwhile. */
export async function markPaymentPending(tx: Db, paymentId: number, now: Date): Promise<boolean> {
  await lockOrderOfPayment(tx, paymentId);
  const current = await findPaymentById(tx, paymentId);
  if (current?.transactionStatusId !== TRANSACTION_STATUS.inProgress)
    return current?.transactionStatusId === TRANSACTION_STATUS.completed;
  if (current.pendingSince === null)
    await tx.update(payment).set({ pendingSince: now }).where(eq(payment.paymentId, paymentId));
  return true;
}

export async function declinePayment(tx: Db, paymentId: number, now: Date): Promise<void> {
  const orderRow = await lockOrderOfPayment(tx, paymentId);
  const declined = await tx
    .update(payment)
    .set({ transactionStatusId: TRANSACTION_STATUS.failed, decidedAt: now, pendingSince: null })
    .where(
      and(eq(payment.paymentId, paymentId), eq(payment.transactionStatusId, TRANSACTION_STATUS.inProgress)),
    )
    .returning({ paymentId: payment.paymentId });
  if (declined.length === 0 || orderRow?.orderStatusId !== ORDER_STATUS.unpaid) return;
  await tx.update(order).set({ paymentRemindedAt: now }).where(eq(order.orderId, orderRow.orderId));
  const standby = await findStandbyOrder(tx, orderRow);
  await sendOrderEmail(tx, "paymentDeclined", orderRow, now, { validOrderId: standby?.orderId });
}

export async function confirmPendingPayments(db: Db, now: Date, options: EachOptions): Promise<void> {
  const duePayments = await db
    .select({ paymentId: payment.paymentId })
    .from(payment)
    .innerJoin(order, eq(order.orderId, payment.orderId))
    .where(
      and(
        eq(payment.transactionStatusId, TRANSACTION_STATUS.inProgress),
        lte(payment.pendingSince, new Date(now.getTime() - PENDING_TIMEOUT_MS)),
        isInScope(options),
      ),
    );
  const dueIds = duePayments.map(({ paymentId }) => paymentId);
  await inEachTransaction(db, dueIds, (tx, paymentId) => approvePayment(tx, paymentId, now), options);
}
