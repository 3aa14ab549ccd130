import { and, eq, ne, notInArray, type SQL } from "drizzle-orm";
import { NOT_PURCHASED_STATUSES } from "../../../lib/rules/orders/order-status";
import { withElision } from "../../../lib/rules/text/elision";
import type { WireGiftCertificate } from "../../../lib/ebsn/schemas/gift";
import type { Db } from "../../db/client";
import { giftCertificate, order, upperCode, usedGift, userGift } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { formatItalianDate, shopDate } from "../../shop-dates";
import { toEuros } from "../../euros";
import { STAMP_PROPOSAL } from "./stamp-proposal";
import { translatedError } from "../lang/translated-message";

export type GiftRow = typeof giftCertificate.$inferSelect;

export const ITEM_ADJUSTMENT = 1001;
export const FIRST_ORDER_ADJUSTMENT = 1002;
/** For one product, named by the certificate. */
export const ONE_PRODUCT_ADJUSTMENT = 1003;

/** An order takes one of them only. */
export const ONE_PER_ORDER_ADJUSTMENT = 1004;

export type GiftCart = { customerId: number; reopenedOrderId: number | null };

const unknownCode = () =>
  ebsnError("error.gift.unknown", "Questo codice non esiste o non è tuo: controlla come lo hai scritto.");

export const hasCode = (code: string): SQL => eq(upperCode(giftCertificate), code.trim().toUpperCase());

/** A code of the order being modified may be used again in its cart, also when it has expired since. */
export async function findUsableGift(
  db: Db,
  code: string,
  { customerId, reopenedOrderId }: GiftCart,
  now: Date,
): Promise<GiftRow> {
  const [row] = await db.select().from(giftCertificate).where(hasCode(code));
  if (!row || (row.customerId !== null && row.customerId !== customerId)) throw unknownCode();
  const [spentGift] = await db
    .select({ orderId: usedGift.orderId })
    .from(usedGift)
    .where(and(eq(usedGift.customerId, customerId), eq(usedGift.giftCertificateId, row.giftCertificateId)));
  const isOfChangedOrder = spentGift !== undefined && spentGift.orderId === reopenedOrderId;
  if (!isOfChangedOrder && row.endDate !== null && row.endDate < shopDate(now))
    throw expiredCode(row.endDate);
  // A code issued as personal certificates cannot be used as a plain code.
  const [personalGift] = await db
    .select({ userGiftId: userGift.userGiftId })
    .from(userGift)
    .where(eq(userGift.giftCertificateId, row.giftCertificateId))
    .limit(1);
  if (personalGift) throw unknownCode();
  if (spentGift && !isOfChangedOrder) throw ebsnError("error.gift.used", "Hai già usato questo codice.");
  if (
    row.giftAdjustmentTypeId === FIRST_ORDER_ADJUSTMENT &&
    (await hasOrdered(db, customerId, reopenedOrderId))
  )
    throw ebsnError("error.gift.first_order", "Questo codice vale solo per la prima spesa.");
  return row;
}

export async function hasOrdered(
  db: Db,
  customerId: number,
  reopenedOrderId: number | null,
): Promise<boolean> {
  const [earlier] = await db
    .select({ orderId: order.orderId })
    .from(order)
    .where(
      and(
        eq(order.customerId, customerId),
        ne(order.orderId, reopenedOrderId ?? 0),
        notInArray(order.orderStatusId, NOT_PURCHASED_STATUSES),
      ),
    )
    .limit(1);
  return earlier !== undefined;
}

const expiredCode = (endDate: string) =>
  translatedError("error.gift.expired", ({ t, day }) => t("answer.codeExpired", withElision(day(endDate))));

export const belowMinimum = ({ minimumCents }: GiftRow) =>
  translatedError("error.gift.minimum", ({ t, price }) =>
    t("answer.codeMinimum", { amount: price(minimumCents) }),
  );

export function giftWire(
  row: GiftRow,
  usage: { cartId?: number; orderId?: number } = {},
): WireGiftCertificate {
  return {
    giftCertificateId: row.giftCertificateId,
    giftCode: row.giftCode,
    description: row.description,
    endDate: row.endDate ? formatItalianDate(row.endDate) : "",
    minimumAmount: toEuros(row.minimumCents),
    giftAdjustmentType: { giftAdjustmentTypeId: row.giftAdjustmentTypeId },
    ...(row.giftAdjustmentTypeId === ITEM_ADJUSTMENT ? { categoryProposal: STAMP_PROPOSAL } : {}),
    userGiftCertificates: [
      { userGiftCertificateId: row.giftCertificateId, giftCertificateId: row.giftCertificateId, ...usage },
    ],
  };
}
