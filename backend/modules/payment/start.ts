import { and, eq, isNotNull } from "drizzle-orm";
import type { BackendConfig } from "../../config";
import type { Db } from "../../db/client";
import { PAYMENT, payment } from "../../db/schema";
import { hashToken, newToken } from "../session/token";
import type { OrderRow } from "../order/give-back";

/** Whether the bank still verifies an attempt to pay an order. */
export async function isVerifying(tx: Db, orderId: number): Promise<boolean> {
  const [pending] = await tx
    .select({ paymentId: payment.paymentId })
    .from(payment)
    .where(
      and(
        eq(payment.orderId, orderId),
        eq(payment.transactionStatusId, PAYMENT.progress),
        isNotNull(payment.pendingSince),
      ),
    );
  return pending !== undefined;
}

/** Starts an attempt to pay an order; the address of the bank's page, or null while it still verifies another. */
export async function startPayment(
  tx: Db,
  config: BackendConfig,
  { orderId, prebilledCents }: Pick<OrderRow, "orderId" | "prebilledCents">,
  paymentTypeId: number,
  now: Date,
): Promise<string | null> {
  if (await isVerifying(tx, orderId)) return null;
  const token = newToken();
  await tx.insert(payment).values({
    orderId,
    tokenHash: hashToken(token),
    paymentTypeId,
    amountCents: prebilledCents,
    transactionStatusId: PAYMENT.progress,
    createdAt: now,
  });
  return `${config.BACKEND_PUBLIC_URL}/bank/pay/${token}`;
}
