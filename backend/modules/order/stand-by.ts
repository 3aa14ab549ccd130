import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/client";
import { ORDER, giftCertificate, order, usedGift } from "../../db/schema";
import { releaseSlot, retakeSlot } from "../timeslot/capacity";
import { type Claim, claimOf, moveStock } from "./claim";
import type { OrderRow } from "./give-back";

/*
 * While the order that is to take its place waits to be paid, the old one stands by: of every product
 * and slot the two hold the larger of both claims, so that either can become the one that counts.
 */

/** What the old order claims beyond the fresh one, and what both claim. */
async function claims(tx: Db, old: OrderRow, fresh: OrderRow) {
  const [before, after] = [await claimOf(tx, old.orderId), await claimOf(tx, fresh.orderId)];
  const beyond: Claim = new Map();
  const shared: Claim = new Map();
  for (const [productId, quantity] of before) {
    const common = Math.min(quantity, after.get(productId) ?? 0);
    shared.set(productId, common);
    beyond.set(productId, quantity - common);
  }
  return { beyond, shared };
}

const placeOf = ({ timeslotId, slotDate, slotPointId }: OrderRow) => ({
  timeslotId,
  slotDate,
  pointId: slotPointId,
});

const sharePlace = (one: OrderRow, other: OrderRow) =>
  one.timeslotId === other.timeslotId &&
  one.slotDate === other.slotDate &&
  one.slotPointId === other.slotPointId;

async function standingBy(tx: Db, fresh: OrderRow): Promise<OrderRow | null> {
  const waits = and(eq(order.replacedById, fresh.orderId), eq(order.released, false));
  const [old] = await tx.select().from(order).where(waits).for("update");
  return old ?? null;
}

/** Keeps an order that has just made way good until the fresh one is paid. */
export async function standBy(tx: Db, old: OrderRow, fresh: OrderRow): Promise<void> {
  await tx
    .update(order)
    .set({ released: false, replacedById: fresh.orderId })
    .where(eq(order.orderId, old.orderId));
  await moveStock(tx, (await claims(tx, old, fresh)).beyond, -1);
  if (!sharePlace(old, fresh)) await retakeSlot(tx, placeOf(old));
}

/** The fresh order is paid: the one it replaces is over, and what it alone held is free. */
export async function takeOver(tx: Db, fresh: OrderRow): Promise<void> {
  const old = await standingBy(tx, fresh);
  if (!old) return;
  await tx
    .update(order)
    .set({ orderStatusId: ORDER.cancelled, payBefore: null, released: true })
    .where(eq(order.orderId, old.orderId));
  await moveStock(tx, (await claims(tx, old, fresh)).beyond, 1);
  if (!sharePlace(old, fresh)) await releaseSlot(tx, placeOf(old));
}

async function spendCodesAgain(tx: Db, { orderId, customerId, adjustments }: OrderRow): Promise<void> {
  const codes = adjustments.map(({ giftCode }) => giftCode).filter(Boolean);
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

/** The fresh order came to nothing and has given back what it held: the one it was to replace counts again. */
export async function comeBack(tx: Db, fresh: OrderRow): Promise<void> {
  const old = await standingBy(tx, fresh);
  if (!old) return;
  await tx.update(order).set({ replacedById: null }).where(eq(order.orderId, old.orderId));
  await moveStock(tx, (await claims(tx, old, fresh)).shared, -1);
  if (sharePlace(old, fresh)) await retakeSlot(tx, placeOf(old));
  await spendCodesAgain(tx, old);
}
