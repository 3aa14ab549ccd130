import { and, asc, eq } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/rules/orders/order-status";
import type { WirePaymentAuth } from "../../../lib/ebsn/schemas/payment-auth";
import { isCardExpired } from "../../../lib/rules/checkout/saved-cards";
import type { Db } from "../../db/client";
import { order, payment, paymentAuth } from "../../db/schema";
import { lockSubject } from "../../db/subject-lock";
import { TRANSACTION_STATUS } from "../../../lib/rules/orders/statuses";
import { ebsnError } from "../../envelope";
import { shopDate } from "../../shop-dates";
import type { OrderRow } from "../order/rows";
import { hashToken, newToken } from "../session/token";
import { approvePayment } from "./decide";

export type PaymentAuthRow = typeof paymentAuth.$inferSelect;

const SANDBOX_CARD = { brand: "Visa", lastDigits: "4242", validYears: 3 };

const cardNotFound = () =>
  ebsnError(
    "error.payment.auth",
    "Questa carta non è più salvata: scegline un'altra o inseriscila di nuovo.",
  );
const cardExpired = () => ebsnError("error.payment.auth_expired", "Questa carta è scaduta: usane un'altra.");

export async function findPaymentAuths(
  db: Db,
  customerId: number,
  paymentTypeId?: number,
): Promise<PaymentAuthRow[]> {
  return db
    .select()
    .from(paymentAuth)
    .where(
      and(
        eq(paymentAuth.customerId, customerId),
        paymentTypeId === undefined ? undefined : eq(paymentAuth.paymentTypeId, paymentTypeId),
      ),
    )
    .orderBy(asc(paymentAuth.userPaymentAuthId));
}

export function authWire(row: PaymentAuthRow): WirePaymentAuth {
  return {
    userPaymentAuthId: row.userPaymentAuthId,
    paymentTypeId: row.paymentTypeId,
    brand: row.brand,
    maskedPan: `•••• ${row.lastDigits}`,
    expiry: row.expiry,
  };
}

/** Throws when the card is unknown or expired. */
export async function requirePaymentAuth(
  db: Db,
  customerId: number,
  { authId, paymentTypeId, now }: { authId: number; paymentTypeId: number; now: Date },
): Promise<PaymentAuthRow> {
  const found = (await findPaymentAuths(db, customerId, paymentTypeId)).find(
    ({ userPaymentAuthId }) => userPaymentAuthId === authId,
  );
  if (!found) throw cardNotFound();
  if (isCardExpired(found.expiry, shopDate(now))) throw cardExpired();
  return found;
}

/** Saves the card an order was paid with, once. */
export async function saveCard(tx: Db, customerId: number, paymentTypeId: number, now: Date): Promise<void> {
  const { brand, lastDigits, validYears } = SANDBOX_CARD;
  await lockSubject(tx, `saved-cards:${customerId}`);
  const savedCards = await findPaymentAuths(tx, customerId, paymentTypeId);
  if (savedCards.some((card) => card.lastDigits === lastDigits && card.brand === brand)) return;
  const [year = "", month = ""] = shopDate(now).split("-");
  const expiry = `${Number(year) + validYears}${month}`;
  await tx
    .insert(paymentAuth)
    .values({ customerId, paymentTypeId, brand, lastDigits, expiry, createdAt: now });
}

export async function deleteSavedCard(db: Db, customerId: number, authId: number): Promise<void> {
  await db
    .delete(paymentAuth)
    .where(and(eq(paymentAuth.customerId, customerId), eq(paymentAuth.userPaymentAuthId, authId)));
}

/** Pays an order with a saved card, without the bank page; returns the order after that. */
export async function payWithSavedCard(tx: Db, row: OrderRow, now: Date): Promise<OrderRow> {
  if (row.orderStatusId !== ORDER_STATUS.unpaid) return row;
  const [attempt] = await tx
    .insert(payment)
    .values({
      orderId: row.orderId,
      tokenHash: hashToken(newToken()),
      paymentTypeId: row.paymentTypeId,
      amountCents: row.prebilledCents,
      transactionStatusId: TRANSACTION_STATUS.inProgress,
      createdAt: now,
    })
    .returning({ paymentId: payment.paymentId });
  if (attempt) await approvePayment(tx, attempt.paymentId, now);
  const [updated] = await tx.select().from(order).where(eq(order.orderId, row.orderId));
  return updated ?? row;
}
