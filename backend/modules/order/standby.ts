import { and, eq, inArray, isNull } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/rules/orders/order-status";
import type { Db } from "../../db/client";
import { giftCertificate, order, usedGift, userGift } from "../../db/schema";
import { releaseSlot, reserveReleasedSlot } from "../timeslot/capacity";
import { type Allocations, findAllocations, adjustStock } from "./allocations";
import { returnPoints, takePoints } from "./points";
import { giftsOf, releaseGifts } from "./release";
import type { OrderRow } from "./rows";

/*
 * While its replacement waits for payment, the old order is on standby: per product and slot, and of the
 * customer's points, the two together reserve the larger of both allocations, and a code of either is used, so that
 * either of them can become the valid one.
 */

async function compareAllocations(tx: Db, oldOrder: OrderRow, newOrder: OrderRow) {
  const [oldAllocations, newAllocations] = [
    await findAllocations(tx, oldOrder.orderId),
    await findAllocations(tx, newOrder.orderId),
  ];
  const excess: Allocations = new Map();
  const shared: Allocations = new Map();
  for (const [productId, quantity] of oldAllocations) {
    const common = Math.min(quantity, newAllocations.get(productId) ?? 0);
    shared.set(productId, common);
    excess.set(productId, quantity - common);
  }
  return { excess, shared };
}

const excessPoints = ({ customerId, orderId, pointsSpent }: OrderRow, newOrder: OrderRow) => ({
  customerId,
  orderId,
  pointsSpent: Math.max(0, pointsSpent - newOrder.pointsSpent),
});

const sharedPoints = ({ customerId, orderId, pointsSpent }: OrderRow, newOrder: OrderRow) => ({
  customerId,
  orderId,
  pointsSpent: Math.min(pointsSpent, newOrder.pointsSpent),
});

const toSlotKey = ({ timeslotId, slotDate, slotPointId }: OrderRow) => ({
  timeslotId,
  slotDate,
  pointId: slotPointId,
});

const hasSameSlot = (a: OrderRow, b: OrderRow) =>
  a.timeslotId === b.timeslotId && a.slotDate === b.slotDate && a.slotPointId === b.slotPointId;

export async function findStandbyOrder(tx: Db, newOrder: OrderRow): Promise<OrderRow | null> {
  const condition = and(eq(order.replacedById, newOrder.orderId), eq(order.released, false));
  const [oldOrder] = await tx.select().from(order).where(condition).for("update");
  return oldOrder ?? null;
}

export async function putOnStandby(tx: Db, oldOrder: OrderRow, newOrder: OrderRow, now: Date): Promise<void> {
  await tx
    .update(order)
    .set({ released: false, replacedById: newOrder.orderId })
    .where(eq(order.orderId, oldOrder.orderId));
  await adjustStock(tx, (await compareAllocations(tx, oldOrder, newOrder)).excess, -1);
  if (!hasSameSlot(oldOrder, newOrder)) await reserveReleasedSlot(tx, toSlotKey(oldOrder));
  await takePoints(tx, excessPoints(oldOrder, newOrder), now);
  await reapplyGifts(tx, oldOrder);
}

/** The new order is paid: cancels the old one and releases what only that one reserved. */
export async function completeReplacement(tx: Db, newOrder: OrderRow, now: Date): Promise<void> {
  const oldOrder = await findStandbyOrder(tx, newOrder);
  if (!oldOrder) return;
  await tx
    .update(order)
    .set({ orderStatusId: ORDER_STATUS.cancelled, payBefore: null, released: true })
    .where(eq(order.orderId, oldOrder.orderId));
  await adjustStock(tx, (await compareAllocations(tx, oldOrder, newOrder)).excess, 1);
  if (!hasSameSlot(oldOrder, newOrder)) await releaseSlot(tx, toSlotKey(oldOrder));
  await returnPoints(tx, excessPoints(oldOrder, newOrder), now);
  await releaseGifts(tx, oldOrder.orderId);
}

/** Certificates used for its replacement stay with that one. */
async function reapplyGifts(tx: Db, { orderId, cartId, customerId, adjustments }: OrderRow): Promise<void> {
  const { userGiftIds, codes } = giftsOf(adjustments);
  if (userGiftIds.length > 0)
    await tx
      .update(userGift)
      .set({ orderId, cartId })
      .where(and(inArray(userGift.userGiftId, userGiftIds), isNull(userGift.orderId)));
  if (codes.length === 0) return;
  const found = await tx
    .select({ giftCertificateId: giftCertificate.giftCertificateId })
    .from(giftCertificate)
    .where(inArray(giftCertificate.giftCode, codes));
  if (found.length > 0)
    await tx
      .insert(usedGift)
      .values(found.map(({ giftCertificateId }) => ({ customerId, giftCertificateId, orderId })))
      .onConflictDoNothing();
}

/** The new order was cancelled and released its allocations: the old one, which is returned, is valid again. */
export async function restoreReplacedOrder(tx: Db, newOrder: OrderRow, now: Date): Promise<OrderRow | null> {
  const oldOrder = await findStandbyOrder(tx, newOrder);
  if (!oldOrder) return null;
  await tx.update(order).set({ replacedById: null }).where(eq(order.orderId, oldOrder.orderId));
  await adjustStock(tx, (await compareAllocations(tx, oldOrder, newOrder)).shared, -1);
  if (hasSameSlot(oldOrder, newOrder)) await reserveReleasedSlot(tx, toSlotKey(oldOrder));
  await reapplyGifts(tx, oldOrder);
  await takePoints(tx, sharedPoints(oldOrder, newOrder), now);
  return oldOrder;
}
