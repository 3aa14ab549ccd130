import { and, eq, sql } from "drizzle-orm";
import type { WireGiftCertificate } from "../../../lib/ebsn/schemas/gift";
import type { Db } from "../../db/client";
import { cartGift, giftCertificate, usedGift, userGift } from "../../db/schema";
import { fail } from "../../envelope";
import { italianDate, romeDate } from "../../rome";
import { priceText } from "../cart/restrictions";
import { euros } from "../cart/wire";

export type GiftRow = typeof giftCertificate.$inferSelect;

/** An adjustment of this type needs the customer to choose an item. */
export const ITEM_ADJUSTMENT = 1001;

const unknown = () =>
  fail("error.gift.unknown", "Questo codice non esiste o non è tuo: controlla come lo hai scritto.");

/** The certificate of a code the customer may use today, or why not. */
export async function usableGift(db: Db, code: string, customerId: number, now: Date): Promise<GiftRow> {
  const [row] = await db
    .select()
    .from(giftCertificate)
    .where(sql`upper(${giftCertificate.giftCode}) = ${code.trim().toUpperCase()}`);
  if (!row || (row.customerId !== null && row.customerId !== customerId)) throw unknown();
  if (row.endDate !== null && row.endDate < romeDate(now))
    throw fail("error.gift.expired", `Questo codice è scaduto il ${italianDate(row.endDate)}.`);
  // Where customers hold certificates of a kind, its code alone is nobody's.
  const [held] = await db
    .select({ userGiftId: userGift.userGiftId })
    .from(userGift)
    .where(eq(userGift.giftCertificateId, row.giftCertificateId))
    .limit(1);
  if (held) throw unknown();
  const [used] = await db
    .select({ orderId: usedGift.orderId })
    .from(usedGift)
    .where(and(eq(usedGift.customerId, customerId), eq(usedGift.giftCertificateId, row.giftCertificateId)));
  if (used) throw fail("error.gift.used", "Hai già usato questo codice.");
  return row;
}

export function belowMinimum({ minimumCents }: GiftRow) {
  return fail("error.gift.minimum", `Questo codice vale da una spesa di ${priceText(minimumCents)}.`);
}

export function giftWire(row: GiftRow, use: { cartId?: number; orderId?: number } = {}): WireGiftCertificate {
  return {
    giftCertificateId: row.giftCertificateId,
    giftCode: row.giftCode,
    description: row.description,
    endDate: row.endDate ? italianDate(row.endDate) : "",
    minimumAmount: euros(row.minimumCents),
    giftAdjustmentType: { giftAdjustmentTypeId: row.giftAdjustmentTypeId },
    userGiftCertificates: [
      { userGiftCertificateId: row.giftCertificateId, giftCertificateId: row.giftCertificateId, ...use },
    ],
  };
}

/** The certificates that lie in a cart. */
export async function giftsInCart(db: Db, cartId: number): Promise<Set<number>> {
  const rows = await db.select().from(cartGift).where(eq(cartGift.cartId, cartId));
  return new Set(rows.map(({ giftCertificateId }) => giftCertificateId));
}
