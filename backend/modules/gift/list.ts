import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";
import type { WireThresholds } from "../../../lib/ebsn/schemas/cart-advice";
import type { WireGiftCertificate } from "../../../lib/ebsn/schemas/gift";
import type { Db } from "../../db/client";
import { giftCertificate, usedGift } from "../../db/schema";
import { toEuros } from "../../euros";
import { shopDate } from "../../shop-dates";
import { type CartWithCodes, findCartCodes } from "./cart-codes";
import { FIRST_ORDER_ADJUSTMENT, type GiftCart, type GiftRow, giftWire, hasOrdered } from "./gifts";

async function findOrderIdByGift(db: Db, customerId: number): Promise<Map<number, number>> {
  const used = await db.select().from(usedGift).where(eq(usedGift.customerId, customerId));
  return new Map(used.map(({ giftCertificateId, orderId }) => [giftCertificateId, orderId]));
}

const isExpired = ({ endDate }: GiftRow, now: Date) => endDate !== null && endDate < shopDate(now);

const isOwn = (customerId: number) => eq(giftCertificate.customerId, customerId);
const isForCustomer = (customerId: number) => or(isNull(giftCertificate.customerId), isOwn(customerId));

async function withoutFirstOrderCodes(db: Db, { customerId, reopenedOrderId }: GiftCart) {
  const isFirstOrder = !(await hasOrdered(db, customerId, reopenedOrderId));
  return isFirstOrder ? undefined : ne(giftCertificate.giftAdjustmentTypeId, FIRST_ORDER_ADJUSTMENT);
}

type ListOptions = { showHistory: boolean; assignedOnly: boolean };

export async function listGifts(
  db: Db,
  cart: CartWithCodes,
  now: Date,
  { showHistory, assignedOnly }: ListOptions,
): Promise<WireGiftCertificate[]> {
  const { customerId, cartId } = cart;
  const codes = await findCartCodes(db, cart, now);
  const inCart = new Set(codes.map(({ gift }) => gift.giftCertificateId));
  const orderIdByGift = await findOrderIdByGift(db, customerId);
  const isRecipient = assignedOnly ? isOwn(customerId) : isForCustomer(customerId);
  const rows = await db
    .select()
    .from(giftCertificate)
    .where(
      or(
        and(
          eq(giftCertificate.listed, true),
          isRecipient,
          showHistory ? undefined : await withoutFirstOrderCodes(db, cart),
        ),
        // Used codes stay in the history even when unlisted.
        showHistory ? inArray(giftCertificate.giftCertificateId, [...orderIdByGift.keys()]) : undefined,
      ),
    )
    .orderBy(giftCertificate.endDate, giftCertificate.giftCertificateId);
  return rows
    .filter((row) => showHistory || (!orderIdByGift.has(row.giftCertificateId) && !isExpired(row, now)))
    .map((row) => {
      const orderId = orderIdByGift.get(row.giftCertificateId);
      return giftWire(row, {
        ...(inCart.has(row.giftCertificateId) ? { cartId } : {}),
        ...(orderId === undefined ? {} : { orderId }),
      });
    });
}

/** The codes whose minimum the cart has not reached yet. */
export async function findThresholds(
  db: Db,
  cart: GiftCart,
  productsNetCents: number,
  now: Date,
): Promise<WireThresholds["thresholds"]> {
  const { customerId } = cart;
  const orderIdByGift = await findOrderIdByGift(db, customerId);
  const rows = await db
    .select()
    .from(giftCertificate)
    .where(
      and(
        eq(giftCertificate.listed, true),
        isForCustomer(customerId),
        await withoutFirstOrderCodes(db, cart),
      ),
    )
    .orderBy(giftCertificate.minimumCents, giftCertificate.giftCertificateId);
  return rows
    .filter(
      (row) =>
        !orderIdByGift.has(row.giftCertificateId) &&
        !isExpired(row, now) &&
        row.minimumCents > productsNetCents,
    )
    .map(({ giftCode, description, minimumCents }) => ({
      giftCode,
      description,
      minimumAmount: toEuros(minimumCents),
      missingAmount: toEuros(minimumCents - productsNetCents),
    }));
}
