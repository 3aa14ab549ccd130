import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { CART_CLOSED, CART_OPEN, CART_PARKED, cart, cartGift, cartItem, userGift } from "../../db/schema";
import { bumpVersion } from "./change";
import type { CartRow } from "./current-cart";

/** Of a product that both carts have the larger quantity stays. */
async function joinEqualLines(tx: Db, fromId: number, toId: number): Promise<void> {
  const left = await tx.select().from(cartItem).where(eq(cartItem.cartId, fromId));
  for (const { itemId, itemKey, quantity } of left) {
    const [own] = await tx
      .update(cartItem)
      .set({ quantity: sql`greatest(${cartItem.quantity}, ${quantity})` })
      .where(and(eq(cartItem.cartId, toId), eq(cartItem.itemKey, itemKey)))
      .returning({ itemId: cartItem.itemId });
    if (own)
      await tx
        .update(cartGift)
        .set({ itemId: own.itemId })
        .where(and(eq(cartGift.cartId, fromId), eq(cartGift.itemId, itemId)));
  }
}

async function moveLines(tx: Db, fromId: number, toId: number): Promise<void> {
  const own = tx.select({ itemKey: cartItem.itemKey }).from(cartItem).where(eq(cartItem.cartId, toId));
  const ownCodes = tx
    .select({ giftCertificateId: cartGift.giftCertificateId })
    .from(cartGift)
    .where(eq(cartGift.cartId, toId));
  const moved = await tx
    .update(cartItem)
    .set({ cartId: toId })
    .where(and(eq(cartItem.cartId, fromId), notInArray(cartItem.itemKey, own)))
    .returning({ itemId: cartItem.itemId });
  await joinEqualLines(tx, fromId, toId);
  await tx
    .update(cartGift)
    .set({ cartId: toId })
    .where(and(eq(cartGift.cartId, fromId), notInArray(cartGift.giftCertificateId, ownCodes)));
  const itemIds = moved.map(({ itemId }) => itemId);
  if (itemIds.length > 0)
    await tx
      .update(userGift)
      .set({ cartId: toId })
      .where(and(eq(userGift.cartId, fromId), inArray(userGift.itemId, itemIds)));
}

/** The cart that changes an order that has ended becomes an ordinary one, with what was in the parked cart too. */
export async function keepReopenedCart(tx: Db, { cartId, customerId }: CartRow, now: Date): Promise<void> {
  const parked = await tx
    .update(cart)
    .set({ cartStatusId: CART_CLOSED, updatedAt: now })
    .where(and(eq(cart.customerId, customerId ?? 0), eq(cart.cartStatusId, CART_PARKED)))
    .returning({ cartId: cart.cartId });
  for (const { cartId: parkedId } of parked) await moveLines(tx, parkedId, cartId);
  await tx
    .update(cart)
    .set({ cartStatusId: CART_OPEN, reopenedOrderId: null })
    .where(eq(cart.cartId, cartId));
  await bumpVersion(tx, cartId, now);
}
