import { and, eq, isNotNull } from "drizzle-orm";
import type { BackendConfig } from "../../config";
import type { Db } from "../../db/client";
import { payment } from "../../db/schema";
import { ORDER_STATUS } from "../../../lib/rules/orders/order-status";
import { TRANSACTION_STATUS } from "../../../lib/rules/orders/statuses";
import { hashToken, newToken } from "../session/token";
import { lockOrder } from "../order/rows";

export async function isVerifyingPayment(tx: Db, orderId: number): Promise<boolean> {
  const [pending] = await tx
    .select({ paymentId: payment.paymentId })
    .from(payment)
    .where(
      and(
        eq(payment.orderId, orderId),
        eq(payment.transactionStatusId, TRANSACTION_STATUS.inProgress),
        isNotNull(payment.pendingSince),
      ),
    );
  return pending !== undefined;
}

/** Ends the attempts that nobody has decided: the bank's pages of them are closed. */
export const withdrawPayments = (tx: Db, orderId: number, now: Date) =>
  tx
    .update(payment)
    .set({ transactionStatusId: TRANSACTION_STATUS.failed, decidedAt: now })
    .where(and(eq(payment.orderId, orderId), eq(payment.transactionStatusId, TRANSACTION_STATUS.inProgress)));

/** Ends earlier attempts. Null while one of them is being verified, or for an order that is not unpaid any more. */
export async function startPayment(
  tx: Db,
  config: BackendConfig,
  orderId: number,
  now: Date,
): Promise<string | null> {
  const row = await lockOrder(tx, orderId);
  if (row?.orderStatusId !== ORDER_STATUS.unpaid || (await isVerifyingPayment(tx, orderId))) return null;
  await withdrawPayments(tx, orderId, now);
  const token = newToken();
  await tx.insert(payment).values({
    orderId,
    tokenHash: hashToken(token),
    paymentTypeId: row.paymentTypeId,
    amountCents: row.prebilledCents,
    transactionStatusId: TRANSACTION_STATUS.inProgress,
    createdAt: now,
  });
  return `${config.BACKEND_PUBLIC_URL}/bank/pay/${token}`;
}
