import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/client";
import { order, orderItem, payment } from "../../db/schema";
import { ebsnError } from "../../envelope";
import type { OrderItemRow, OrderRow, PaymentRow } from "./rows";

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

function groupByOrder<Row extends { orderId: number }>(rows: Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(row.orderId, [...(groups.get(row.orderId) ?? []), row]);
  return groups;
}

export async function findOrderItems(db: Db, orderIds: number[]): Promise<Map<number, OrderItemRow[]>> {
  if (orderIds.length === 0) return new Map();
  return groupByOrder(
    await db
      .select()
      .from(orderItem)
      .where(inArray(orderItem.orderId, orderIds))
      .orderBy(orderItem.orderItemId),
  );
}

export async function findOrderPayments(db: Db, orderIds: number[]): Promise<Map<number, PaymentRow[]>> {
  if (orderIds.length === 0) return new Map();
  return groupByOrder(
    await db.select().from(payment).where(inArray(payment.orderId, orderIds)).orderBy(payment.paymentId),
  );
}
