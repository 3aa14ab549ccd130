import { and, desc, eq, inArray, or } from "drizzle-orm";
import type { Db } from "../../db/client";
import { ORDER, PAYMENT, order, orderItem, payment, product, slotLoad } from "../../db/schema";
import type { CartState } from "../cart/state";
import type { PaymentTypeRow } from "../payment/types";
import type { SlotKey } from "../timeslot/capacity";
import { giveBack, type OrderRow } from "./give-back";
import { standBy } from "./stand-by";

/** Locks what two orders touch in one order of rows, so that two changes never wait for each other crosswise. */
export async function lockTouched(tx: Db, old: OrderRow, { lines, delivery }: CartState): Promise<void> {
  const before = await tx
    .select({ productId: orderItem.productId })
    .from(orderItem)
    .where(eq(orderItem.orderId, old.orderId));
  const ids = new Set([
    ...before.map(({ productId }) => productId),
    ...lines.map(({ item }) => item.productId),
  ]);
  await tx
    .select({ productId: product.productId })
    .from(product)
    .where(inArray(product.productId, [...ids]))
    .orderBy(product.productId)
    .for("update");
  await lockSlots(tx, [
    { timeslotId: old.timeslotId, slotDate: old.slotDate, pointId: old.slotPointId },
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
  const wanted = keys.map((key) =>
    and(
      eq(slotLoad.timeslotId, key.timeslotId),
      eq(slotLoad.slotDate, key.slotDate),
      eq(slotLoad.pointId, key.pointId),
    ),
  );
  await tx
    .select({ taken: slotLoad.taken })
    .from(slotLoad)
    .where(or(...wanted))
    .orderBy(slotLoad.timeslotId, slotLoad.slotDate, slotLoad.pointId)
    .for("update");
}

/** Frees what the order held, for the one that takes its place in the same transaction. */
export async function makeWay(tx: Db, old: OrderRow, state: CartState): Promise<void> {
  await lockTouched(tx, old, state);
  await giveBack(tx, old);
}

/** A payment of the old order that covers the new one too goes over to it. Answers the order as it then is. */
export async function carryPayment(
  tx: Db,
  old: OrderRow,
  fresh: OrderRow,
  type: PaymentTypeRow,
): Promise<OrderRow> {
  if (fresh.orderStatusId !== ORDER.unpaid || !type.online) return fresh;
  const [paid] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, old.orderId), eq(payment.transactionStatusId, PAYMENT.completed)))
    .orderBy(desc(payment.paymentId))
    .limit(1);
  const covers = paid?.paymentTypeId === type.paymentTypeId && paid.amountCents >= fresh.prebilledCents;
  if (!paid || !covers) return fresh;
  await tx.update(payment).set({ orderId: fresh.orderId }).where(eq(payment.paymentId, paid.paymentId));
  const [changed] = await tx
    .update(order)
    .set({ orderStatusId: ORDER.validation, payBefore: null, prebilledCents: paid.amountCents })
    .where(eq(order.orderId, fresh.orderId))
    .returning();
  return changed ?? fresh;
}

/** The new order stands in the place of the old one: at once, or once it is paid. */
export async function replaceOrder(tx: Db, old: OrderRow, fresh: OrderRow): Promise<void> {
  if (fresh.orderStatusId === ORDER.unpaid) return standBy(tx, old, fresh);
  await tx
    .update(order)
    .set({ orderStatusId: ORDER.cancelled, payBefore: null, replacedById: fresh.orderId })
    .where(eq(order.orderId, old.orderId));
}
