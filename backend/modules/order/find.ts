import { and, desc, eq, gt, inArray } from "drizzle-orm";
import type { Db } from "../../db/client";
import { order, orderItem, payment } from "../../db/schema";
import { TRANSACTION_STATUS } from "../../../lib/rules/orders/statuses";
import { ebsnError } from "../../envelope";
import { lockOrder, type OrderItemRow, type OrderRow, type PaymentRow } from "./rows";

export const orderNotFound = () => ebsnError("error.order.unknown", "Questo ordine non esiste.");

/** Throws "order not found" for the orders of other customers too. */
export async function getCustomerOrder(db: Db, customerId: number, orderId: number): Promise<OrderRow> {
  const [row] = await db
    .select()
    .from(order)
    .where(and(eq(order.orderId, orderId), eq(order.customerId, customerId)));
  if (!row) throw orderNotFound();
  return row;
}

/** Throws "order not found" for the orders of other customers too. */
export async function lockCustomerOrder(tx: Db, customerId: number, orderId: number): Promise<OrderRow> {
  const row = await lockOrder(tx, orderId);
  if (!row || row.customerId !== customerId) throw orderNotFound();
  return row;
}

function groupByOrder<Row extends { orderId: number }>(rows: Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(row.orderId, [...(groups.get(row.orderId) ?? []), row]);
  return groups;
}

/** Without lines that were taken out of the order as a whole. */
export async function findOrderItems(db: Db, orderIds: number[]): Promise<Map<number, OrderItemRow[]>> {
  if (orderIds.length === 0) return new Map();
  return groupByOrder(
    await db
      .select()
      .from(orderItem)
      .where(and(inArray(orderItem.orderId, orderIds), gt(orderItem.quantity, 0)))
      .orderBy(orderItem.orderItemId),
  );
}

export async function findOrderPayments(db: Db, orderIds: number[]): Promise<Map<number, PaymentRow[]>> {
  if (orderIds.length === 0) return new Map();
  return groupByOrder(
    await db.select().from(payment).where(inArray(payment.orderId, orderIds)).orderBy(payment.paymentId),
  );
}

/** What is held for an order that is paid online, until it is charged. */
export async function findCompletedPayment(db: Db, orderId: number): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, orderId), eq(payment.transactionStatusId, TRANSACTION_STATUS.completed)))
    .orderBy(desc(payment.paymentId))
    .limit(1);
  return row ?? null;
}
