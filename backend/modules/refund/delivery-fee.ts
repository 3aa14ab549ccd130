import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "../../db/client";
import { orderRefund, orderRefundItem } from "../../db/schema";
import { roundQuantity } from "../../../lib/rules/quantities/round-quantity";
import { deliveredQuantity } from "../order/picked";
import type { OrderItemRow, OrderRow } from "../order/rows";
import { isOfDelivered } from "./returned";

type WithdrawnItem = { refundId: number; orderId: number; orderItemId: number; quantity: number };

async function findWithdrawnItems(db: Db, orderIds: number[]): Promise<WithdrawnItem[]> {
  if (orderIds.length === 0) return [];
  return db
    .select({
      refundId: orderRefund.refundId,
      orderId: orderRefund.orderId,
      orderItemId: orderRefundItem.orderItemId,
      quantity: orderRefundItem.quantity,
    })
    .from(orderRefundItem)
    .innerJoin(orderRefund, eq(orderRefund.refundId, orderRefundItem.refundId))
    .where(and(inArray(orderRefund.orderId, orderIds), isNotNull(orderRefund.declarant), isOfDelivered))
    .orderBy(asc(orderRefundItem.refundItemId));
}

/** The withdrawal that leaves nothing of what was delivered, bags apart. */
function findLastWithdrawal(items: OrderItemRow[], withdrawn: WithdrawnItem[]): number | null {
  const left = new Map(
    items
      .filter((item) => !item.packaging && deliveredQuantity(item) > 0)
      .map((item) => [item.orderItemId, deliveredQuantity(item)]),
  );
  for (const { refundId, orderItemId, quantity } of withdrawn) {
    const rest = roundQuantity((left.get(orderItemId) ?? 0) - quantity);
    if (rest > 0) left.set(orderItemId, rest);
    else left.delete(orderItemId);
    if (left.size === 0) return refundId;
  }
  return null;
}

/** In cents, by refund: whoever withdraws from the whole contract has its delivery back too (Cod. consumo 56). */
export async function findReturnedDeliveryFees(
  db: Db,
  charged: OrderRow[],
  items: ReadonlyMap<number, OrderItemRow[]>,
): Promise<Map<number, number>> {
  const withdrawn = await findWithdrawnItems(
    db,
    charged.map(({ orderId }) => orderId),
  );
  return new Map(
    charged.flatMap(({ orderId, deliveryFeeCents }): [number, number][] => {
      const ofOrder = withdrawn.filter((item) => item.orderId === orderId);
      const refundId = findLastWithdrawal(items.get(orderId) ?? [], ofOrder);
      return refundId === null ? [] : [[refundId, deliveryFeeCents]];
    }),
  );
}
