import { eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { cartItem, userGift } from "../../db/schema";

/** A certificate without a matching item in the other cart is detached. */
export async function moveGifts(tx: Db, orderId: number, toCartId: number): Promise<void> {
  const gifts = await tx
    .select({ userGiftId: userGift.userGiftId, itemKey: cartItem.itemKey })
    .from(userGift)
    .leftJoin(cartItem, eq(cartItem.itemId, userGift.itemId))
    .where(eq(userGift.orderId, orderId));
  if (gifts.length === 0) return;
  const items = await tx.select().from(cartItem).where(eq(cartItem.cartId, toCartId));
  const itemIdByKey = new Map(items.map(({ itemKey, itemId }) => [itemKey, itemId]));
  for (const { userGiftId, itemKey } of gifts)
    await tx
      .update(userGift)
      .set({ cartId: toCartId, itemId: itemKey === null ? null : (itemIdByKey.get(itemKey) ?? null) })
      .where(eq(userGift.userGiftId, userGiftId));
}
