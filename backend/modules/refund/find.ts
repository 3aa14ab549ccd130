import { and, desc, eq, inArray } from "drizzle-orm";
import type { WireOrderItem } from "../../../lib/ebsn/schemas/order";
import type { WireOrderRefund } from "../../../lib/ebsn/schemas/order-refund";
import type { Db } from "../../db/client";
import { order, orderItem, orderRefund, orderRefundItem, orderRefundPhoto } from "../../db/schema";
import { formatItalianDate, romeDate } from "../../rome";
import { toEuros } from "../../euros";
import { findOrderItems } from "../order/find";
import { getPaidByLine } from "../order/paid-by-line";
import { deliveredQuantity } from "../order/picked";
import type { OrderItemRow } from "../order/rows";
import { orderItemWire } from "../order/wire";
import { isNotRejected } from "./returned";

export type RefundRow = typeof orderRefund.$inferSelect;

type RefundItem = { quantity: number; item: OrderItemRow; refundId: number; refundItemId: number };

/** All parts of a line add up to what was paid for it, to the cent. */
function getShareCents(
  { item, quantity: part }: RefundItem,
  paidCents: number,
  returnedBefore: number,
): number {
  const quantity = deliveredQuantity(item);
  const upTo = (returned: number) => Math.round((paidCents * returned) / quantity);
  return quantity > 0 ? upTo(returnedBefore + part) - upTo(returnedBefore) : 0;
}

async function findPaidByLine(db: Db, rows: RefundRow[]): Promise<Map<number, number>> {
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))];
  const orders = await db.select().from(order).where(inArray(order.orderId, orderIds));
  const items = await findOrderItems(db, orderIds);
  return new Map(orders.flatMap((row) => [...getPaidByLine(row, items.get(row.orderId) ?? [])]));
}

/** What was returned of the same line before; rejected returns do not count. */
async function findReturnedBefore(db: Db, items: RefundItem[]): Promise<(item: RefundItem) => number> {
  const lineIds = items.map(({ item }) => item.orderItemId);
  const rows = await db
    .select({
      orderItemId: orderRefundItem.orderItemId,
      refundItemId: orderRefundItem.refundItemId,
      quantity: orderRefundItem.quantity,
    })
    .from(orderRefundItem)
    .innerJoin(orderRefund, eq(orderRefund.refundId, orderRefundItem.refundId))
    .where(and(inArray(orderRefundItem.orderItemId, lineIds), isNotRejected));
  return ({ item, refundItemId }) =>
    rows
      .filter((row) => row.orderItemId === item.orderItemId && row.refundItemId < refundItemId)
      .reduce((total, { quantity }) => total + quantity, 0);
}

type RefundParts = { items: (RefundItem & { cents: number })[]; photos: string[] };

function refundWire(row: RefundRow, { items, photos }: RefundParts): WireOrderRefund {
  const day = romeDate(row.createdAt);
  return {
    refundId: row.refundId,
    orderId: row.orderId,
    refundStatusId: row.refundStatusId,
    refundOptionId: row.refundOptionId,
    reason: row.reason,
    refundDate: formatItalianDate(day),
    refundDateIso: day,
    amount: toEuros(items.reduce((total, { cents }) => total + cents, 0)),
    refundItems: items.map(({ refundItemId, quantity, item, cents }) => ({
      refundItemId,
      orderItemId: item.orderItemId,
      quantity,
      amount: toEuros(cents),
      orderItem: orderItemWire(item) satisfies WireOrderItem,
    })),
    photos: photos.map((name) => ({ name })),
    ...(row.declarant
      ? { withdrawal: { name: row.declarant.name, insertDate: row.createdAt.toISOString() } }
      : {}),
  };
}

export async function refundsWire(db: Db, rows: RefundRow[]): Promise<WireOrderRefund[]> {
  const ids = rows.map(({ refundId }) => refundId);
  if (ids.length === 0) return [];
  const items = await db
    .select({
      refundId: orderRefundItem.refundId,
      refundItemId: orderRefundItem.refundItemId,
      quantity: orderRefundItem.quantity,
      item: orderItem,
    })
    .from(orderRefundItem)
    .innerJoin(orderItem, eq(orderItem.orderItemId, orderRefundItem.orderItemId))
    .where(inArray(orderRefundItem.refundId, ids))
    .orderBy(orderRefundItem.refundItemId);
  const photos = await db
    .select({ refundId: orderRefundPhoto.refundId, name: orderRefundPhoto.fileName })
    .from(orderRefundPhoto)
    .where(inArray(orderRefundPhoto.refundId, ids));
  const returnedBefore = await findReturnedBefore(db, items);
  const paidByLine = await findPaidByLine(db, rows);
  const priced = items.map((item) => ({
    ...item,
    cents: getShareCents(item, paidByLine.get(item.item.orderItemId) ?? 0, returnedBefore(item)),
  }));
  return rows.map((row) =>
    refundWire(row, {
      items: priced.filter(({ refundId }) => refundId === row.refundId),
      photos: photos.filter(({ refundId }) => refundId === row.refundId).map(({ name }) => name),
    }),
  );
}

export const newestFirst = [desc(orderRefund.createdAt), desc(orderRefund.refundId)];
