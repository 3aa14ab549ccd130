import { eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { cartItem, userGift } from "../../db/schema";

/** Lets the certificates of an order lie on the same goods in another cart; what is not there loses its place. */
export async function moveGifts(tx: Db, orderId: number, toCartId: number): Promise<void> {
  const gifts = await tx
    .select({ userGiftId: userGift.userGiftId, itemKey: cartItem.itemKey })
    .from(userGift)
    .leftJoin(cartItem, eq(cartItem.itemId, userGift.itemId))
    .where(eq(userGift.orderId, orderId));
  if (gifts.length === 0) return;
  const items = await tx.select().from(cartItem).where(eq(cartItem.cartId, toCartId));
  const byKey = new Map(items.map(({ itemKey, itemId }) => [itemKey, itemId]));
  for (const { userGiftId, itemKey } of gifts)
    await tx
      .update(userGift)
      .set({ cartId: toCartId, itemId: itemKey === null ? null : (byKey.get(itemKey) ?? null) })
      .where(eq(userGift.userGiftId, userGiftId));
}
