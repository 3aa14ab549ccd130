import { and, eq } from "drizzle-orm";
import { hasCouponRoom } from "../../../lib/rules/checkout/coupons";
import { readableName } from "../../../lib/rules/text/names";
import type { Db } from "../../db/client";
import { cartItem } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { type GiftRow, ITEM_ADJUSTMENT } from "./gifts";
import { translatedError } from "../lang/translated-message";

type GiftOnLine = { giftCertificateId: number; userGiftId: number | null; itemId: number | null };
type CartWithGifts = {
  lines: { item: { itemId: number; quantity: number }; article: { row: { name: string } } }[];
  gifts: GiftOnLine[];
};

export const noCouponRoom = (name: string) =>
  translatedError("error.gift.too_many", ({ t }) => t("answer.couponsUsed", { name: readableName(name) }));

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

/** The line that the code is for; null: none, or none that is in the cart. */
export async function findGiftLine(
  tx: Db,
  cartId: number,
  { giftAdjustmentTypeId, productId }: GiftRow,
  itemId: number | undefined,
): Promise<number | null> {
  if (productId === null && giftAdjustmentTypeId !== ITEM_ADJUSTMENT) return itemId ?? null;
  const isLine = productId === null ? eq(cartItem.itemId, itemId ?? -1) : eq(cartItem.productId, productId);
  const [line] = await tx
    .select({ itemId: cartItem.itemId })
    .from(cartItem)
    .where(and(eq(cartItem.cartId, cartId), isLine));
  return line?.itemId ?? null;
}

export const noGiftItem = () =>
  ebsnError("error.gift.item", "Scegli l'articolo del carrello a cui applicarlo.");

/** Null for a code of the whole cart. */
export async function requireGiftLine(
  tx: Db,
  cartId: number,
  row: GiftRow,
  itemId: number | undefined,
): Promise<number | null> {
  const lineId = await findGiftLine(tx, cartId, row, itemId);
  if (lineId === null && row.productId !== null)
    throw ebsnError(
      "error.gift.product",
      "Questo codice vale per un prodotto che hai scelto tu: mettilo prima nel carrello.",
    );
  if (lineId === null && row.giftAdjustmentTypeId === ITEM_ADJUSTMENT) throw noGiftItem();
  return lineId;
}
