import { and, eq, ne, sum } from "drizzle-orm";
import { REFUND_STATUS } from "../../../lib/rules/statuses";
import type { Db } from "../../db/client";
import { orderRefund, orderRefundItem } from "../../db/schema";

export const isNotRejected = ne(orderRefund.refundStatusId, REFUND_STATUS.cancelled);

/** Rejected returns do not count. */
export async function findReturnedQuantities(db: Db, orderId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ orderItemId: orderRefundItem.orderItemId, quantity: sum(orderRefundItem.quantity) })
    .from(orderRefundItem)
    .innerJoin(orderRefund, eq(orderRefund.refundId, orderRefundItem.refundId))
    .where(and(eq(orderRefund.orderId, orderId), isNotRejected))
    .groupBy(orderRefundItem.orderItemId);
  return new Map(rows.map(({ orderItemId, quantity }) => [orderItemId, Number(quantity ?? 0)]));
}
