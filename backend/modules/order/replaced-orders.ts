import { and, desc, eq, inArray } from "drizzle-orm";
import type { WireOrder } from "../../../lib/ebsn/schemas/order";
import { TRANSACTION_STATUS } from "../../../lib/rules/orders/statuses";
import type { Db } from "../../db/client";
import { order, payment } from "../../db/schema";
import { toEuros } from "../../euros";

export type ReplacedOrder = {
  orderId: number;
  /** Valid until the order that is to replace it is paid. */
  isStandby: boolean;
  heldCents: number | null;
};

/** By the id of the order that replaces them. A payment that moved to that order is not held for them. */
export async function findReplacedOrders(db: Db, orderIds: number[]): Promise<Map<number, ReplacedOrder>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({
      orderId: order.orderId,
      replacedById: order.replacedById,
      released: order.released,
      heldCents: payment.amountCents,
    })
    .from(order)
    .leftJoin(
      payment,
      and(eq(payment.orderId, order.orderId), eq(payment.transactionStatusId, TRANSACTION_STATUS.completed)),
    )
    .where(inArray(order.replacedById, orderIds))
    .orderBy(desc(order.orderId), payment.paymentId);
  return new Map(
    rows.flatMap(({ orderId, replacedById, released, heldCents }) =>
      replacedById === null ? [] : [[replacedById, { orderId, isStandby: !released, heldCents }] as const],
    ),
  );
}

export const replacedOrderWire = ({ orderId, heldCents }: ReplacedOrder): WireOrder["replacedOrder"] => ({
  orderId,
  ...(heldCents === null ? {} : { releasedAmount: toEuros(heldCents) }),
});
