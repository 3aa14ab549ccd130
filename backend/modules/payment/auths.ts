import { and, asc, eq } from "drizzle-orm";
import type { WirePaymentAuth } from "../../../lib/ebsn/schemas/payment-auth";
import { isCardExpired } from "../../../lib/rules/saved-cards";
import type { Db } from "../../db/client";
import { PAYMENT, ORDER, order, payment, paymentAuth } from "../../db/schema";
import { fail } from "../../envelope";
import { romeDate } from "../../rome";
import type { OrderRow } from "../order/give-back";
import { hashToken, newToken } from "../session/token";
import { approve } from "./settle";

export type PaymentAuthRow = typeof paymentAuth.$inferSelect;

/** The card that the sandbox bank's customer holds. */
const SANDBOX_CARD = { brand: "Visa", lastDigits: "4242", yearsGood: 3 };

const gone = () =>
  fail("error.payment.auth", "Questa carta non è più salvata: scegline un'altra o inseriscila di nuovo.");
const expired = () => fail("error.payment.auth_expired", "Questa carta è scaduta: usane un'altra.");

export async function authsOf(db: Db, customerId: number, paymentTypeId?: number): Promise<PaymentAuthRow[]> {
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

/** A saved card of the customer that may pay now. */
export async function requireAuth(
  db: Db,
  customerId: number,
  { authId, paymentTypeId, now }: { authId: number; paymentTypeId: number; now: Date },
): Promise<PaymentAuthRow> {
  const found = (await authsOf(db, customerId, paymentTypeId)).find(
    ({ userPaymentAuthId }) => userPaymentAuthId === authId,
  );
  if (!found) throw gone();
  if (isCardExpired(found.expiry, romeDate(now))) throw expired();
  return found;
}

/** Remembers the card an order was paid with; the same card is kept once. */
export async function rememberCard(
  tx: Db,
  customerId: number,
  paymentTypeId: number,
  now: Date,
): Promise<void> {
  const { brand, lastDigits, yearsGood } = SANDBOX_CARD;
  const held = await authsOf(tx, customerId, paymentTypeId);
  if (held.some((card) => card.lastDigits === lastDigits && card.brand === brand)) return;
  const [year = "", month = ""] = romeDate(now).split("-");
  const expiry = `${Number(year) + yearsGood}${month}`;
  await tx
    .insert(paymentAuth)
    .values({ customerId, paymentTypeId, brand, lastDigits, expiry, createdAt: now });
}

export async function forgetCard(db: Db, customerId: number, authId: number): Promise<void> {
  await db
    .delete(paymentAuth)
    .where(and(eq(paymentAuth.customerId, customerId), eq(paymentAuth.userPaymentAuthId, authId)));
}

/** Pays an order with a saved card: the bank asks nothing more. Answers the order as it then is. */
export async function payWithAuth(tx: Db, row: OrderRow, now: Date): Promise<OrderRow> {
  if (row.orderStatusId !== ORDER.unpaid) return row;
  const [started] = await tx
    .insert(payment)
    .values({
      orderId: row.orderId,
      tokenHash: hashToken(newToken()),
      paymentTypeId: row.paymentTypeId,
      amountCents: row.prebilledCents,
      transactionStatusId: PAYMENT.progress,
      createdAt: now,
    })
    .returning({ paymentId: payment.paymentId });
  if (started) await approve(tx, started.paymentId, now);
  const [fresh] = await tx.select().from(order).where(eq(order.orderId, row.orderId));
  return fresh ?? row;
}
