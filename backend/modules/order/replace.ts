import { and, eq, inArray, or } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/rules/orders/order-status";
import type { Db } from "../../db/client";
import { order, orderItem, payment, product, slotLoad } from "../../db/schema";
import type { CartState } from "../cart/state";
import type { PaymentTypeRow } from "../payment/types";
import type { SlotKey } from "../timeslot/capacity";
import { findCompletedPayment } from "./find";
import { releaseOrder } from "./release";
import type { OrderRow, PaymentRow } from "./rows";
import { putOnStandby } from "./standby";

/** Locks the rows of both orders in one consistent order, which prevents deadlocks. */
async function lockAffectedRows(tx: Db, oldOrder: OrderRow, { lines, delivery }: CartState): Promise<void> {
  const oldItems = await tx
    .select({ productId: orderItem.productId })
    .from(orderItem)
    .where(eq(orderItem.orderId, oldOrder.orderId));
  const ids = new Set([
    ...oldItems.map(({ productId }) => productId),
    ...lines.map(({ item }) => item.productId),
  ]);
  await tx
    .select({ productId: product.productId })
    .from(product)
    .where(inArray(product.productId, [...ids]))
    .orderBy(product.productId)
    .for("update");
  await lockSlots(tx, [
    { timeslotId: oldOrder.timeslotId, slotDate: oldOrder.slotDate, pointId: oldOrder.slotPointId },
    ...(delivery.slot
      ? [
          {
            timeslotId: delivery.slot.row.timeslotId,
            slotDate: delivery.slot.date,
            pointId: delivery.slot.pointId,
          },
        ]
      : []),
  ]);
}

export async function lockSlots(tx: Db, keys: SlotKey[]): Promise<void> {
  const conditions = keys.map((key) =>
    and(
      eq(slotLoad.timeslotId, key.timeslotId),
      eq(slotLoad.slotDate, key.slotDate),
      eq(slotLoad.pointId, key.pointId),
    ),
  );
  await tx
    .select({ taken: slotLoad.taken })
    .from(slotLoad)
    .where(or(...conditions))
    .orderBy(slotLoad.timeslotId, slotLoad.slotDate, slotLoad.pointId)
    .for("update");
}

/** Releases what the old order reserves so that its replacement can reserve it in the same transaction. */
export async function releaseReplacedOrder(
  tx: Db,
  oldOrder: OrderRow,
  state: CartState,
  now: Date,
): Promise<void> {
  await lockAffectedRows(tx, oldOrder, state);
  await releaseOrder(tx, oldOrder, now);
}

export async function findCoveringPayment(
  tx: Db,
  oldOrderId: number,
  { paymentTypeId, amountCents }: { paymentTypeId: number; amountCents: number },
): Promise<PaymentRow | null> {
  const paid = await findCompletedPayment(tx, oldOrderId);
  return paid?.paymentTypeId === paymentTypeId && paid.amountCents >= amountCents ? paid : null;
}

/** Moves a payment of the old order that also covers the new one; returns the order after that. */
export async function transferPayment(
  tx: Db,
  oldOrder: OrderRow,
  newOrder: OrderRow,
  type: PaymentTypeRow,
): Promise<OrderRow> {
  if (newOrder.orderStatusId !== ORDER_STATUS.unpaid || !type.online) return newOrder;
  const paid = await findCoveringPayment(tx, oldOrder.orderId, {
    paymentTypeId: type.paymentTypeId,
    amountCents: newOrder.prebilledCents,
  });
  if (!paid) return newOrder;
  await tx.update(payment).set({ orderId: newOrder.orderId }).where(eq(payment.paymentId, paid.paymentId));
  const [updated] = await tx
    .update(order)
    .set({ orderStatusId: ORDER_STATUS.validation, payBefore: null, prebilledCents: paid.amountCents })
    .where(eq(order.orderId, newOrder.orderId))
    .returning();
  return updated ?? newOrder;
}

/** Replaces the old order at once, or puts it on standby until the new one is paid. */
export async function replaceOrder(tx: Db, oldOrder: OrderRow, newOrder: OrderRow, now: Date): Promise<void> {
  if (newOrder.orderStatusId === ORDER_STATUS.unpaid) return putOnStandby(tx, oldOrder, newOrder, now);
  await tx
    .update(order)
    .set({ orderStatusId: ORDER_STATUS.cancelled, payBefore: null, replacedById: newOrder.orderId })
    .where(eq(order.orderId, oldOrder.orderId));
}
