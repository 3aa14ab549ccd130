import { and, desc, eq, inArray, ne, sum } from "drizzle-orm";
import type { WireOrderItem } from "../../../lib/ebsn/schemas/order";
import type { WireOrderRefund } from "../../../lib/ebsn/schemas/order-refund";
import type { Db } from "../../db/client";
import { orderItem, orderRefund, orderRefundItem, orderRefundPhoto, REFUND_STATUS } from "../../db/schema";
import { formatItalianDate, romeDate } from "../../rome";
import { toEuros } from "../../euros";
import { chargedCents, deliveredQuantity } from "../order/picked";
import type { OrderItemRow } from "../order/release";
import { itemWire } from "../order/wire";

export type RefundRow = typeof orderRefund.$inferSelect;
type RefundItem = { quantity: number; item: OrderItemRow; refundId: number; refundItemId: number };

function getShareCents(item: OrderItemRow, part: number): number {
  const quantity = deliveredQuantity(item);
  return quantity > 0 ? Math.round((chargedCents(item) * part) / quantity) : 0;
}

/** Rejected returns do not count. */
export async function findReturnedQuantities(db: Db, orderId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ orderItemId: orderRefundItem.orderItemId, quantity: sum(orderRefundItem.quantity) })
    .from(orderRefundItem)
    .innerJoin(orderRefund, eq(orderRefund.refundId, orderRefundItem.refundId))
    .where(and(eq(orderRefund.orderId, orderId), ne(orderRefund.refundStatusId, REFUND_STATUS.cancelled)))
    .groupBy(orderRefundItem.orderItemId);
  return new Map(rows.map(({ orderItemId, quantity }) => [orderItemId, Number(quantity ?? 0)]));
}

function refundWire(row: RefundRow, items: RefundItem[], photos: string[]): WireOrderRefund {
  const day = romeDate(row.createdAt);
  const amounts = items.map(({ item, quantity }) => getShareCents(item, quantity));
  return {
    refundId: row.refundId,
    orderId: row.orderId,
    refundStatusId: row.refundStatusId,
    refundOptionId: row.refundOptionId,
    reason: row.reason,
    refundDate: formatItalianDate(day),
    refundDateIso: day,
    amount: toEuros(amounts.reduce((total, cents) => total + cents, 0)),
    refundItems: items.map(({ refundItemId, quantity, item }, index) => ({
      refundItemId,
      orderItemId: item.orderItemId,
      quantity,
      amount: toEuros(amounts[index] ?? 0),
      orderItem: itemWire(item) satisfies WireOrderItem,
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
  return rows.map((row) =>
    refundWire(
      row,
      items.filter(({ refundId }) => refundId === row.refundId),
      photos.filter(({ refundId }) => refundId === row.refundId).map(({ name }) => name),
    ),
  );
}

export const newestFirst = [desc(orderRefund.createdAt), desc(orderRefund.refundId)];
