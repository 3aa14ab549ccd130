import { and, eq, inArray, isNull } from "drizzle-orm";
import { addDays } from "../../../lib/rules/shop-time";
import { REFUND_OPTION, REFUND_STATUS } from "../../../lib/rules/statuses";
import type { Db } from "../../db/client";
import { orderRefund, paymentDueDate, paymentType } from "../../db/schema";
import { toCents } from "../../euros";
import { romeDate } from "../../rome";
import { refundsWire } from "../refund/find";
import type { OrderRow } from "./rows";

const getChargedCents = ({ chargedCents, totalCents }: OrderRow): number => chargedCents ?? totalCents;

export async function recordDueDate(tx: Db, row: OrderRow, at: Date): Promise<void> {
  const [type] = await tx.select().from(paymentType).where(eq(paymentType.paymentTypeId, row.paymentTypeId));
  if (!type || type.dueInDays === null) return;
  const [existing] = await tx.select().from(paymentDueDate).where(eq(paymentDueDate.orderId, row.orderId));
  if (existing) return;
  await tx.insert(paymentDueDate).values({
    customerId: row.customerId,
    orderId: row.orderId,
    description: `${type.name}: ordine ${row.orderId}`,
    dueDate: addDays(romeDate(at), type.dueInDays),
    amountCents: getChargedCents(row),
  });
  await updateAmountDue(tx, row, at);
}

async function findRefundedCents(tx: Db, orderId: number): Promise<number> {
  const rows = await tx
    .select()
    .from(orderRefund)
    .where(
      and(
        eq(orderRefund.orderId, orderId),
        eq(orderRefund.refundStatusId, REFUND_STATUS.approved),
        eq(orderRefund.refundOptionId, REFUND_OPTION.refund),
      ),
    );
  const refunds = await refundsWire(tx, rows);
  return refunds.reduce((cents, { amount }) => cents + toCents(Number(amount ?? 0)), 0);
}

const isOpenOf = (orderId: number) =>
  and(eq(paymentDueDate.orderId, orderId), isNull(paymentDueDate.settledAt));

/** What was charged, less what is refunded; nothing left to pay is settled. */
export async function updateAmountDue(tx: Db, row: OrderRow, now: Date): Promise<void> {
  const { orderId } = row;
  if ((await tx.$count(paymentDueDate, isOpenOf(orderId))) === 0) return;
  const amountCents = Math.max(0, getChargedCents(row) - (await findRefundedCents(tx, orderId)));
  await tx
    .update(paymentDueDate)
    .set({ amountCents, settledAt: amountCents === 0 ? now : null })
    .where(isOpenOf(orderId));
}

export async function findOpenDueDates(db: Db, orderIds: number[]) {
  const rows = await db
    .select()
    .from(paymentDueDate)
    .where(and(inArray(paymentDueDate.orderId, orderIds), isNull(paymentDueDate.settledAt)));
  return new Map(rows.map((row) => [row.orderId, row]));
}
