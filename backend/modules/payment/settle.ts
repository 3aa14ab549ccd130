import { and, eq, lte } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/rules/order-status";
import type { Db } from "../../db/client";
import { TRANSACTION_STATUS, order, payment } from "../../db/schema";
import { inEachTransaction, type ReportError } from "../order/each-transaction";
import { sendConfirmation, sendOrderEmail } from "../order/emails";
import { lockOrder } from "../order/release";
import { completeReplacement } from "../order/standby";

const PENDING_TIMEOUT_MS = 2 * 60 * 1000;

export type PaymentRow = typeof payment.$inferSelect;

/** False when the order is no longer unpaid. */
export async function approvePayment(tx: Db, paymentId: number, now: Date): Promise<boolean> {
  const [row] = await tx.select().from(payment).where(eq(payment.paymentId, paymentId));
  const orderRow = row ? await lockOrder(tx, row.orderId) : null;
  const [current] = await tx.select().from(payment).where(eq(payment.paymentId, paymentId));
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
  await completeReplacement(tx, orderRow);
  await sendConfirmation(tx, orderRow, now);
  return true;
}

export async function declinePayment(tx: Db, paymentId: number, now: Date): Promise<void> {
  const [declined] = await tx
    .update(payment)
    .set({ transactionStatusId: TRANSACTION_STATUS.failed, decidedAt: now, pendingSince: null })
    .where(
      and(eq(payment.paymentId, paymentId), eq(payment.transactionStatusId, TRANSACTION_STATUS.inProgress)),
    )
    .returning({ orderId: payment.orderId });
  const row = declined && (await lockOrder(tx, declined.orderId));
  if (row?.orderStatusId === ORDER_STATUS.unpaid) await sendOrderEmail(tx, "paymentDeclined", row, now);
}

export async function confirmPendingPayments(db: Db, now: Date, reportError: ReportError): Promise<void> {
  const duePayments = await db
    .select({ paymentId: payment.paymentId })
    .from(payment)
    .where(
      and(
        eq(payment.transactionStatusId, TRANSACTION_STATUS.inProgress),
        lte(payment.pendingSince, new Date(now.getTime() - PENDING_TIMEOUT_MS)),
      ),
    );
  const dueIds = duePayments.map(({ paymentId }) => paymentId);
  await inEachTransaction(db, dueIds, (tx, paymentId) => approvePayment(tx, paymentId, now), reportError);
}
