import { and, eq, lte } from "drizzle-orm";
import type { Db } from "../../db/client";
import { ORDER, PAYMENT, order, payment } from "../../db/schema";
import { lockOrder } from "../order/give-back";
import { takeOver } from "../order/stand-by";

/** A payment left open at the bank is confirmed by itself after this long. */
export const PENDING_MS = 2 * 60 * 1000;

export type PaymentRow = typeof payment.$inferSelect;

/** The bank's yes: the order is paid, unless it is gone or paid already. Answers whether it counted. */
export async function approve(tx: Db, paymentId: number, now: Date): Promise<boolean> {
  const [row] = await tx.select().from(payment).where(eq(payment.paymentId, paymentId));
  const found = row ? await lockOrder(tx, row.orderId) : null;
  const [fresh] = await tx.select().from(payment).where(eq(payment.paymentId, paymentId));
  if (!found || !fresh) return false;
  if (fresh.transactionStatusId !== PAYMENT.progress) return fresh.transactionStatusId === PAYMENT.completed;
  const counts = found.orderStatusId === ORDER.unpaid;
  await tx
    .update(payment)
    .set({ transactionStatusId: counts ? PAYMENT.completed : PAYMENT.failed, decidedAt: now })
    .where(eq(payment.paymentId, paymentId));
  if (!counts) return false;
  await tx
    .update(order)
    .set({ orderStatusId: ORDER.validation, paymentTypeId: fresh.paymentTypeId, payBefore: null })
    .where(eq(order.orderId, found.orderId));
  await takeOver(tx, found);
  return true;
}

/** The bank's no: the order stays to be paid. */
export async function refuse(tx: Db, paymentId: number, now: Date): Promise<void> {
  await tx
    .update(payment)
    .set({ transactionStatusId: PAYMENT.failed, decidedAt: now, pendingSince: null })
    .where(and(eq(payment.paymentId, paymentId), eq(payment.transactionStatusId, PAYMENT.progress)));
}

/** Confirms the payments that have been pending long enough. */
export async function settlePending(db: Db, now: Date): Promise<void> {
  const due = await db
    .select({ paymentId: payment.paymentId })
    .from(payment)
    .where(
      and(
        eq(payment.transactionStatusId, PAYMENT.progress),
        lte(payment.pendingSince, new Date(now.getTime() - PENDING_MS)),
      ),
    );
  for (const { paymentId } of due) await db.transaction((tx) => approve(tx as Db, paymentId, now));
}
