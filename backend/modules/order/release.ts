import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/client";
import { giftCertificate, order, type OrderAdjustment, usedGift, userGift } from "../../db/schema";
import { releaseSlot } from "../timeslot/capacity";
import { findAllocations, adjustStock } from "./allocations";
import { returnPoints } from "./points";
import type { OrderRow } from "./rows";

const UNUSED = { orderId: null, cartId: null, itemId: null };

/** The customer's own certificates by id, the others by code. */
export function giftsOf(adjustments: OrderAdjustment[]) {
  return {
    userGiftIds: adjustments.flatMap(({ userGiftId }) => userGiftId ?? []),
    codes: adjustments.flatMap(({ giftCode, userGiftId }) => (giftCode && !userGiftId ? [giftCode] : [])),
  };
}

export async function releaseGifts(tx: Db, orderId: number): Promise<void> {
  await tx.delete(usedGift).where(eq(usedGift.orderId, orderId));
  await tx.update(userGift).set(UNUSED).where(eq(userGift.orderId, orderId));
}

/** Of these adjustments only: the order goes on. */
export async function releaseSomeGifts(
  tx: Db,
  { orderId }: OrderRow,
  adjustments: OrderAdjustment[],
): Promise<void> {
  const { userGiftIds, codes } = giftsOf(adjustments);
  await tx
    .update(userGift)
    .set(UNUSED)
    .where(and(eq(userGift.orderId, orderId), inArray(userGift.userGiftId, userGiftIds)));
  const certificates = tx
    .select({ giftCertificateId: giftCertificate.giftCertificateId })
    .from(giftCertificate)
    .where(inArray(giftCertificate.giftCode, codes));
  await tx
    .delete(usedGift)
    .where(and(eq(usedGift.orderId, orderId), inArray(usedGift.giftCertificateId, certificates)));
}

async function returnBenefits(tx: Db, row: OrderRow, now: Date): Promise<void> {
  await returnPoints(tx, row, now);
  await releaseGifts(tx, row.orderId);
}

/** A picked order returns codes, stamps and points only, as it ends: its products and its place were used. */
export async function releaseOrder(tx: Db, row: OrderRow, now: Date): Promise<void> {
  const { orderId, timeslotId, slotDate, slotPointId, preparedAt } = row;
  if (preparedAt) return returnBenefits(tx, row, now);
  const [updated] = await tx
    .update(order)
    .set({ released: true })
    .where(and(eq(order.orderId, orderId), eq(order.released, false)))
    .returning({ orderId: order.orderId });
  if (!updated) return;
  await adjustStock(tx, await findAllocations(tx, orderId), 1);
  await releaseSlot(tx, { timeslotId, slotDate, pointId: slotPointId });
  await returnBenefits(tx, row, now);
}
