import { and, eq, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client";
import { cartItem } from "../../db/schema";
import { fail } from "../../envelope";
import { type GiftRow, ITEM_ADJUSTMENT } from "./gifts";

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
    if (!line) throw fail("error.gift.item", message);
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
