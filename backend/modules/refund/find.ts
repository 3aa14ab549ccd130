import { and, desc, eq, inArray } from "drizzle-orm";
import { NOT_PURCHASED_STATUSES } from "../../../lib/rules/orders/order-status";
import type { WireOrderItem } from "../../../lib/ebsn/schemas/order";
import type { WireOrderRefund } from "../../../lib/ebsn/schemas/order-refund";
import type { Db } from "../../db/client";
import { order, orderItem, orderRefund, orderRefundItem, orderRefundPhoto } from "../../db/schema";
import { formatItalianDate, shopDate } from "../../shop-dates";
import { toEuros } from "../../euros";
import { findOrderItems } from "../order/find";
import { getVouchersByLine } from "../order/meal-vouchers";
import { getPaidByLine } from "../order/paid-by-line";
import { deliveredQuantity } from "../order/picked";
import type { OrderItemRow, OrderRow } from "../order/rows";
import { orderItemWire } from "../order/wire";
import { findReturnedDeliveryFees } from "./delivery-fee";
import { isOfDelivered } from "./returned";

export type RefundRow = typeof orderRefund.$inferSelect;

type RefundItem = {
  quantity: number;
  beforePicking: boolean;
  item: OrderItemRow;
  refundId: number;
  refundItemId: number;
};

/** All parts of a line add up to what was paid for it, to the cent. */
function getShareCents(
  { item, quantity: part, beforePicking }: RefundItem,
  paidCents: number,
  returnedBefore: number,
): number {
  const quantity = deliveredQuantity(item);
  const upTo = (returned: number) => Math.round((paidCents * Math.min(returned, quantity)) / quantity);
  return quantity > 0 && !beforePicking ? upTo(returnedBefore + part) - upTo(returnedBefore) : 0;
}

type Paid = { byLine: Map<number, number>; vouchers: Map<number, number>; deliveryFees: Map<number, number> };

/** Nothing for an order that ended before the delivery. */
async function findPaid(db: Db, rows: RefundRow[]): Promise<Paid> {
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))];
  const orders = await db.select().from(order).where(inArray(order.orderId, orderIds));
  const items = await findOrderItems(db, orderIds);
  const charged = orders.filter(({ orderStatusId }) => !NOT_PURCHASED_STATUSES.includes(orderStatusId));
  const collect = (getByLine: (row: OrderRow, items: OrderItemRow[]) => Map<number, number>) =>
    new Map(charged.flatMap((row) => [...getByLine(row, items.get(row.orderId) ?? [])]));
  return {
    byLine: collect(getPaidByLine),
    vouchers: collect(getVouchersByLine),
    deliveryFees: await findReturnedDeliveryFees(db, charged, items),
  };
}

/** What was returned of the same line before. */
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
    .where(and(inArray(orderRefundItem.orderItemId, lineIds), isOfDelivered));
  return ({ item, refundItemId }) =>
    rows
      .filter((row) => row.orderItemId === item.orderItemId && row.refundItemId < refundItemId)
      .reduce((total, { quantity }) => total + quantity, 0);
}

type RefundParts = {
  items: (RefundItem & { cents: number; voucherCents: number })[];
  deliveryFeeCents: number;
  photos: string[];
};

function refundWire(row: RefundRow, { items, deliveryFeeCents, photos }: RefundParts): WireOrderRefund {
  const day = shopDate(row.createdAt);
  const voucherCents = items.reduce((total, item) => total + item.voucherCents, 0);
  return {
    refundId: row.refundId,
    orderId: row.orderId,
    refundStatusId: row.refundStatusId,
    refundOptionId: row.refundOptionId,
    reason: row.reason,
    refundDate: formatItalianDate(day),
    refundDateIso: day,
    amount: toEuros(items.reduce((total, { cents }) => total + cents, deliveryFeeCents)),
    ...(deliveryFeeCents > 0 ? { deliveryFee: toEuros(deliveryFeeCents) } : {}),
    ...(voucherCents > 0 ? { mealVoucherAmount: toEuros(voucherCents) } : {}),
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
      beforePicking: orderRefundItem.beforePicking,
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
  const paid = await findPaid(db, rows);
  const priced = items.map((item) => {
    const shareOf = (byLine: Map<number, number>) =>
      getShareCents(item, byLine.get(item.item.orderItemId) ?? 0, returnedBefore(item));
    return { ...item, cents: shareOf(paid.byLine), voucherCents: shareOf(paid.vouchers) };
  });
  return rows.map((row) =>
    refundWire(row, {
      items: priced.filter(({ refundId }) => refundId === row.refundId),
      deliveryFeeCents: paid.deliveryFees.get(row.refundId) ?? 0,
      photos: photos.filter(({ refundId }) => refundId === row.refundId).map(({ name }) => name),
    }),
  );
}

export const newestFirst = [desc(orderRefund.createdAt), desc(orderRefund.refundId)];
