import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { addDays } from "../../../lib/rules/dates/shop-time";
import { REFUND_OPTION, REFUND_STATUS } from "../../../lib/rules/orders/statuses";
import type { Db } from "../../db/client";
import { orderRefund, paymentDueDate, paymentType } from "../../db/schema";
import { toCents } from "../../euros";
import { shopDate } from "../../shop-dates";
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
    dueDate: addDays(shopDate(at), type.dueInDays),
    amountCents: getChargedCents(row),
  });
  await updateAmountDue(tx, row, at);
}

/** In cents, by order. */
async function findRefunds(db: Db, orderIds: number[]): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orderRefund)
    .where(
      and(
        inArray(orderRefund.orderId, orderIds),
        eq(orderRefund.refundStatusId, REFUND_STATUS.approved),
        eq(orderRefund.refundOptionId, REFUND_OPTION.refund),
      ),
    );
  const refunded = new Map<number, number>();
  for (const [index, { amount }] of (await refundsWire(db, rows)).entries()) {
    const orderId = rows[index]?.orderId ?? 0;
    refunded.set(orderId, (refunded.get(orderId) ?? 0) + toCents(Number(amount ?? 0)));
  }
  return refunded;
}

const getAmountDue = (row: OrderRow, refunded: ReadonlyMap<number, number>): number =>
  Math.max(0, getChargedCents(row) - (refunded.get(row.orderId) ?? 0));

type DueOfOrder = { due: typeof paymentDueDate.$inferSelect; order: OrderRow | null };

/** What was paid and has been refunded since: in cents, by payment due date. */
export async function findRefundedSince(db: Db, rows: DueOfOrder[]): Promise<Map<number, number>> {
  const paid = rows.flatMap(({ due, order }) => (due.settledAt && order ? [{ due, order }] : []));
  const refunded = await findRefunds(
    db,
    paid.map(({ order }) => order.orderId),
  );
  return new Map(
    paid.map(({ due, order }) => [
      due.paymentDueDateId,
      Math.max(0, due.amountCents - getAmountDue(order, refunded)),
    ]),
  );
}

const isOpenOf = (orderId: number) =>
  and(eq(paymentDueDate.orderId, orderId), isNull(paymentDueDate.settledAt));

/** Paid later, and not settled yet; the deadline itself begins with the delivery. */
export async function isPaidLater(db: Db, { orderId, paymentTypeId }: OrderRow): Promise<boolean> {
  const [type] = await db.select().from(paymentType).where(eq(paymentType.paymentTypeId, paymentTypeId));
  if (!type || type.dueInDays === null) return false;
  const isSettled = and(eq(paymentDueDate.orderId, orderId), isNotNull(paymentDueDate.settledAt));
  return (await db.$count(paymentDueDate, isSettled)) === 0;
}

/** What was charged, less what is refunded; nothing left to pay is settled. */
export async function updateAmountDue(tx: Db, row: OrderRow, now: Date): Promise<void> {
  const { orderId } = row;
  if ((await tx.$count(paymentDueDate, isOpenOf(orderId))) === 0) return;
  const amountCents = getAmountDue(row, await findRefunds(tx, [orderId]));
  await tx
    .update(paymentDueDate)
    .set({ amountCents, settledAt: amountCents === 0 ? now : null })
    .where(isOpenOf(orderId));
}

/** By order, with what was refunded since it was paid. */
export async function findDueDates(db: Db, orders: OrderRow[]) {
  const byId = new Map(orders.map((row) => [row.orderId, row]));
  const rows = await db
    .select()
    .from(paymentDueDate)
    .where(inArray(paymentDueDate.orderId, [...byId.keys()]));
  const refunded = await findRefundedSince(
    db,
    rows.map((due) => ({ due, order: byId.get(due.orderId ?? 0) ?? null })),
  );
  return new Map(
    rows.map((due) => [due.orderId, { due, refundedCents: refunded.get(due.paymentDueDateId) ?? 0 }]),
  );
}
