import { and, eq, gte, isNull, or } from "drizzle-orm";
import { hasCouponRoom } from "../../../lib/rules/checkout/coupons";
import type { WireGiftCertificate } from "../../../lib/ebsn/schemas/gift";
import type { Db } from "../../db/client";
import { giftCertificate, userGift } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { shopDate } from "../../shop-dates";
import type { CustomersCart } from "../cart/locked-cart";
import { findLines } from "../cart/items";
import { noCouponRoom, noGiftItem } from "./gift-line";
import { belowMinimum, giftWire, type GiftCart, type GiftRow } from "./gifts";

type UserGiftRow = typeof userGift.$inferSelect;
export type UserGift = { own: UserGiftRow; gift: GiftRow };

/** Unused and unexpired; includes those of the order being modified, which it used in time. */
export async function findUserGifts(
  db: Db,
  { customerId, reopenedOrderId }: GiftCart,
  now: Date,
): Promise<UserGift[]> {
  const isUnspent = isNull(userGift.orderId);
  const isUnexpired = or(isNull(giftCertificate.endDate), gte(giftCertificate.endDate, shopDate(now)));
  const isOfChangedOrder = reopenedOrderId === null ? undefined : eq(userGift.orderId, reopenedOrderId);
  return db
    .select({ own: userGift, gift: giftCertificate })
    .from(userGift)
    .innerJoin(giftCertificate, eq(giftCertificate.giftCertificateId, userGift.giftCertificateId))
    .where(and(eq(userGift.customerId, customerId), or(and(isUnspent, isUnexpired), isOfChangedOrder)))
    .orderBy(userGift.userGiftId);
}

export function userGiftsWire(userGifts: UserGift[], cartId: number): WireGiftCertificate[] {
  const kinds = new Map(userGifts.map(({ gift }) => [gift.giftCertificateId, gift]));
  return [...kinds.values()].map((gift) => ({
    ...giftWire(gift),
    userGiftCertificates: userGifts
      .filter(({ own }) => own.giftCertificateId === gift.giftCertificateId)
      .map(({ own }) => ({
        userGiftCertificateId: own.userGiftId,
        giftCertificateId: own.giftCertificateId,
        ...(own.cartId === cartId ? { cartId, cartItemId: own.itemId } : {}),
      })),
  }));
}

export type GiftAssignment = { userGiftCertificateId: number; cartItemId?: number | null };

const unknownGift = () => ebsnError("error.gift.not_yours", "Questo bollone non è tuo o è già stato usato.");

type CouponCart = {
  totals: { productsNetCents: number };
  gifts: { userGiftId: number | null; itemId: number | null }[];
};

/** Never more per line than its quantity (requirements/cart#gift-codes). */
export async function assignGifts(
  { tx, cart, now }: CustomersCart,
  assignments: GiftAssignment[],
  { totals: { productsNetCents }, gifts }: CouponCart,
) {
  const userGifts = await findUserGifts(tx, cart, now);
  const itemIdByUserGift = new Map(
    assignments.map((assignment) => [assignment.userGiftCertificateId, assignment.cartItemId ?? null]),
  );
  if ([...itemIdByUserGift.keys()].some((id) => !userGifts.some(({ own }) => own.userGiftId === id)))
    throw unknownGift();
  const assigned = userGifts.map(({ own, gift }) => {
    const before = own.cartId === cart.cartId ? own.itemId : null;
    return {
      own,
      gift,
      itemId: itemIdByUserGift.has(own.userGiftId) ? (itemIdByUserGift.get(own.userGiftId) ?? null) : before,
    };
  });
  const codeItemIds = gifts.flatMap((gift) => (gift.userGiftId === null ? [gift.itemId] : []));
  const lines = await findLines(tx, cart.cartId);
  for (const { own, gift, itemId } of assigned) {
    if (itemId === null || !itemIdByUserGift.has(own.userGiftId)) continue;
    const line = lines.find(({ item }) => item.itemId === itemId);
    if (!line || line.article.kind === "packaging") throw noGiftItem();
    if (productsNetCents < gift.minimumCents) throw belowMinimum(gift);
    const others = assigned.filter((other) => other.own !== own).map((other) => other.itemId);
    if (!hasCouponRoom(line.item, [...codeItemIds, ...others])) throw noCouponRoom(line.article.row.name);
  }
  for (const { own, itemId } of assigned)
    if (itemIdByUserGift.has(own.userGiftId))
      await tx
        .update(userGift)
        .set({ itemId, cartId: itemId === null ? null : cart.cartId })
        .where(eq(userGift.userGiftId, own.userGiftId));
}
