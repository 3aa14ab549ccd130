import { and, eq, gte, isNull, or } from "drizzle-orm";
import type { Db } from "../../db/client";
import { cartGift, giftCertificate, usedGift } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { shopDate } from "../../shop-dates";
import {
  FIRST_ORDER_ADJUSTMENT,
  type GiftCart,
  type GiftRow,
  hasOrdered,
  ONE_PER_ORDER_ADJUSTMENT,
} from "./gifts";

export type CartWithCodes = GiftCart & { cartId: number };

type CartCode = { gift: GiftRow; itemId: number | null };

const isOnePerOrder = ({ giftAdjustmentTypeId }: GiftRow): boolean =>
  giftAdjustmentTypeId === ONE_PER_ORDER_ADJUSTMENT;

/** Carts are joined with their codes. */
function withOnePerOrder(codes: CartCode[]): CartCode[] {
  const first = codes.find(({ gift }) => isOnePerOrder(gift));
  return codes.filter((code) => code === first || !isOnePerOrder(code.gift));
}

/** The codes of the cart that count: neither expired nor used for another order. */
export async function findCartCodes(
  db: Db,
  { cartId, customerId, reopenedOrderId }: CartWithCodes,
  now: Date,
): Promise<CartCode[]> {
  const ofCustomer = and(
    eq(usedGift.giftCertificateId, cartGift.giftCertificateId),
    eq(usedGift.customerId, customerId),
  );
  const rows = await db
    .select({ gift: giftCertificate, itemId: cartGift.itemId })
    .from(cartGift)
    .innerJoin(giftCertificate, eq(giftCertificate.giftCertificateId, cartGift.giftCertificateId))
    .leftJoin(usedGift, ofCustomer)
    .where(
      and(
        eq(cartGift.cartId, cartId),
        reopenedOrderId === null
          ? isNull(usedGift.orderId)
          : or(isNull(usedGift.orderId), eq(usedGift.orderId, reopenedOrderId)),
        or(
          isNull(giftCertificate.endDate),
          gte(giftCertificate.endDate, shopDate(now)),
          // Used in time.
          reopenedOrderId === null ? undefined : eq(usedGift.orderId, reopenedOrderId),
        ),
      ),
    )
    .orderBy(giftCertificate.giftCertificateId);
  const isFirstOrder = !(await hasOrdered(db, customerId, reopenedOrderId));
  return withOnePerOrder(
    rows.filter(({ gift }) => isFirstOrder || gift.giftAdjustmentTypeId !== FIRST_ORDER_ADJUSTMENT),
  );
}

export async function requireOnePerOrder(
  db: Db,
  cart: CartWithCodes,
  row: GiftRow,
  now: Date,
): Promise<void> {
  if (!isOnePerOrder(row)) return;
  const codes = await findCartCodes(db, cart, now);
  const isOther = ({ gift }: CartCode) =>
    gift.giftCertificateId !== row.giftCertificateId && isOnePerOrder(gift);
  if (codes.some(isOther))
    throw ebsnError(
      "error.gift.one_per_order",
      "Di questi buoni se ne usa uno per ogni spesa: uno è già nel carrello.",
    );
}
