import { and, eq, type SQL } from "drizzle-orm";
import { hasCouponRoom } from "../../../lib/rules/coupons";
import type { Db } from "../../db/client";
import { cartItem } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { type GiftRow, ITEM_ADJUSTMENT } from "./gifts";

type GiftOnLine = { giftCertificateId: number; userGiftId: number | null; itemId: number | null };
type CartWithGifts = {
  lines: { item: { itemId: number; quantity: number }; article: { row: { name: string } } }[];
  gifts: GiftOnLine[];
};

export const noCouponRoom = (name: string) =>
  ebsnError(
    "error.gift.too_many",
    `«${name}»: per la quantità che hai nel carrello hai già usato tutti i buoni e i bolloni possibili.`,
  );

/** Codes and stamps of a line count together (requirements/cart#gift-codes). */
export function requireCouponRoom(
  { lines, gifts }: CartWithGifts,
  { giftCertificateId }: GiftRow,
  itemId: number | null,
): void {
  const line = lines.find(({ item }) => item.itemId === itemId);
  const others = gifts.filter(
    (gift) => gift.userGiftId !== null || gift.giftCertificateId !== giftCertificateId,
  );
  const otherItemIds = others.map((gift) => gift.itemId);
  if (line && !hasCouponRoom(line.item, otherItemIds)) throw noCouponRoom(line.article.row.name);
}

export async function findGiftLine(
  tx: Db,
  cartId: number,
  { giftAdjustmentTypeId, productId }: GiftRow,
  itemId: number | undefined,
): Promise<number | null> {
  const findLine = async (where: SQL, message: string) => {
    const [line] = await tx
      .select({ itemId: cartItem.itemId })
      .from(cartItem)
      .where(and(eq(cartItem.cartId, cartId), where));
    if (!line) throw ebsnError("error.gift.item", message);
    return line.itemId;
  };
  if (productId !== null)
    return findLine(
      eq(cartItem.productId, productId),
      "Questo codice vale per un prodotto che hai scelto tu: mettilo prima nel carrello.",
    );
  if (giftAdjustmentTypeId === ITEM_ADJUSTMENT)
    return findLine(eq(cartItem.itemId, itemId ?? -1), "Scegli l'articolo a cui applicare il codice.");
  return itemId ?? null;
}
