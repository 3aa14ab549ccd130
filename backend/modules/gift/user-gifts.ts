import { and, eq, gte, isNull, or } from "drizzle-orm";
import { couponLimit } from "../../../lib/rules/coupons";
import type { WireGiftCertificate } from "../../../lib/ebsn/schemas/gift";
import type { Db } from "../../db/client";
import { giftCertificate, userGift } from "../../db/schema";
import { fail } from "../../envelope";
import { romeDate } from "../../rome";
import type { Draft } from "../cart/change";
import { linesOf } from "../cart/items";
import type { CartRow } from "../cart/open-cart";
import { belowMinimum, giftWire, type GiftRow } from "./gifts";

export type UserGiftRow = typeof userGift.$inferSelect;
export type HeldGift = { own: UserGiftRow; gift: GiftRow };

/** The certificates a customer may still put on their goods; those of an order being changed count. */
export async function heldGifts(
  db: Db,
  { customerId, reopenedOrderId }: Pick<CartRow, "customerId" | "reopenedOrderId">,
  now: Date,
): Promise<HeldGift[]> {
  const unspent = isNull(userGift.orderId);
  return db
    .select({ own: userGift, gift: giftCertificate })
    .from(userGift)
    .innerJoin(giftCertificate, eq(giftCertificate.giftCertificateId, userGift.giftCertificateId))
    .where(
      and(
        eq(userGift.customerId, customerId),
        reopenedOrderId === null ? unspent : or(unspent, eq(userGift.orderId, reopenedOrderId)),
        or(isNull(giftCertificate.endDate), gte(giftCertificate.endDate, romeDate(now))),
      ),
    )
    .orderBy(userGift.userGiftId);
}

/** Certificates of a kind on the wire, each with the line it lies on. */
export function heldGiftsWire(held: HeldGift[], cartId: number): WireGiftCertificate[] {
  const kinds = new Map(held.map(({ gift }) => [gift.giftCertificateId, gift]));
  return [...kinds.values()].map((gift) => ({
    ...giftWire(gift),
    userGiftCertificates: held
      .filter(({ own }) => own.giftCertificateId === gift.giftCertificateId)
      .map(({ own }) => ({
        userGiftCertificateId: own.userGiftId,
        giftCertificateId: own.giftCertificateId,
        ...(own.cartId === cartId ? { cartId, cartItemId: own.itemId } : {}),
      })),
  }));
}

export type Placing = { userGiftCertificateId: number; cartItemId?: number | null };

const unknown = () => fail("error.gift.unknown", "Questo bollone non è tuo o è già stato usato.");
const noItem = () => fail("error.gift.item", "Scegli un articolo che è nel carrello.");
const tooMany = (name: string) =>
  fail("error.gift.too_many", `«${name}»: non puoi usare più bolloni di quanti ne hai messi nel carrello.`);

/** Puts certificates on lines of the cart, or takes them off; never more on a line than its quantity (spec 2 §4). */
export async function placeGifts({ tx, cart, now }: Draft, placings: Placing[], goodsCents: number) {
  const held = await heldGifts(tx, cart, now);
  const wanted = new Map(
    placings.map((placing) => [placing.userGiftCertificateId, placing.cartItemId ?? null]),
  );
  if ([...wanted.keys()].some((id) => !held.some(({ own }) => own.userGiftId === id))) throw unknown();
  const placed = held.map(({ own, gift }) => {
    const before = own.cartId === cart.cartId ? own.itemId : null;
    return { own, gift, itemId: wanted.has(own.userGiftId) ? (wanted.get(own.userGiftId) ?? null) : before };
  });
  const lines = await linesOf(tx, cart.cartId);
  for (const { own, gift, itemId } of placed) {
    if (itemId === null || !wanted.has(own.userGiftId)) continue;
    const line = lines.find(({ item }) => item.itemId === itemId);
    if (!line || line.article.kind === "packaging") throw noItem();
    if (goodsCents < gift.minimumCents) throw belowMinimum(gift);
    const uses = placed.filter((other) => other.itemId === itemId).length;
    if (uses > couponLimit(line.item.quantity)) throw tooMany(line.article.row.name);
  }
  for (const { own, itemId } of placed)
    if (wanted.has(own.userGiftId))
      await tx
        .update(userGift)
        .set({ itemId, cartId: itemId === null ? null : cart.cartId })
        .where(eq(userGift.userGiftId, own.userGiftId));
}
