import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { cartGift, cartItem, usedGift, userGift } from "../../db/schema";
import type { OrderRow } from "./rows";

async function findItemIds(tx: Db, cartId: number): Promise<Map<string, number>> {
  const items = await tx.select().from(cartItem).where(eq(cartItem.cartId, cartId));
  return new Map(items.map(({ itemKey, itemId }) => [itemKey, itemId]));
}

/** A certificate without a matching item in the other cart is detached. */
export async function moveGifts(tx: Db, orderId: number, toCartId: number): Promise<void> {
  const gifts = await tx
    .select({ userGiftId: userGift.userGiftId, itemKey: cartItem.itemKey })
    .from(userGift)
    .leftJoin(cartItem, eq(cartItem.itemId, userGift.itemId))
    .where(eq(userGift.orderId, orderId));
  if (gifts.length === 0) return;
  const itemIdByKey = await findItemIds(tx, toCartId);
  for (const { userGiftId, itemKey } of gifts)
    await tx
      .update(userGift)
      .set({ cartId: toCartId, itemId: itemKey === null ? null : (itemIdByKey.get(itemKey) ?? null) })
      .where(eq(userGift.userGiftId, userGiftId));
}

export async function copyGiftCodes(
  tx: Db,
  { orderId, cartId }: Pick<OrderRow, "orderId" | "cartId">,
  toCartId: number,
): Promise<void> {
  const codes = await tx
    .select({ giftCertificateId: usedGift.giftCertificateId, itemKey: cartItem.itemKey })
    .from(usedGift)
    .leftJoin(
      cartGift,
      and(eq(cartGift.cartId, cartId ?? 0), eq(cartGift.giftCertificateId, usedGift.giftCertificateId)),
    )
    .leftJoin(cartItem, eq(cartItem.itemId, cartGift.itemId))
    .where(eq(usedGift.orderId, orderId));
  if (codes.length === 0) return;
  const itemIdByKey = await findItemIds(tx, toCartId);
  await tx.insert(cartGift).values(
    codes.map(({ giftCertificateId, itemKey }) => ({
      cartId: toCartId,
      giftCertificateId,
      itemId: itemKey === null ? null : (itemIdByKey.get(itemKey) ?? null),
    })),
  );
}
