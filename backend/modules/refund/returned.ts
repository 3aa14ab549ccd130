import { and, eq, inArray, ne, sum } from "drizzle-orm";
import { REFUND_STATUS } from "../../../lib/rules/orders/statuses";
import type { Db } from "../../db/client";
import { orderRefund, orderRefundItem } from "../../db/schema";

/** Neither rejected, nor taken out of the order before it was picked. */
export const isOfDelivered = and(
  ne(orderRefund.refundStatusId, REFUND_STATUS.cancelled),
  eq(orderRefundItem.beforePicking, false),
);

/** Of what these orders have, by order item id. */
export async function findReturnedQuantities(db: Db, ...orderIds: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ orderItemId: orderRefundItem.orderItemId, quantity: sum(orderRefundItem.quantity) })
    .from(orderRefundItem)
    .innerJoin(orderRefund, eq(orderRefund.refundId, orderRefundItem.refundId))
    .where(and(inArray(orderRefund.orderId, orderIds), isOfDelivered))
    .groupBy(orderRefundItem.orderItemId);
  return new Map(rows.map(({ orderItemId, quantity }) => [orderItemId, Number(quantity ?? 0)]));
}
