import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import {
  CART_CLOSED,
  CART_OPEN,
  CART_PARKED,
  cart,
  cartGift,
  cartItem,
  orderItem,
  packaging,
  usedGift,
  userGift,
} from "../../db/schema";
import { bumpVersion } from "./change";
import type { CartRow } from "./current-cart";

/** Of a product that both carts have the larger quantity stays. */
async function joinEqualLines(tx: Db, toId: number, lines: SQL | undefined): Promise<number> {
  const left = await tx.select().from(cartItem).where(lines);
  for (const { cartId: fromId, itemId, itemKey, quantity } of left) {
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
  return left.length;
}

/** Of the cart that is left; everything, unless something is named. */
type Moved = { lines?: SQL; codes?: SQL };

/** Returns the number of lines. */
async function moveLines(
  tx: Db,
  fromId: number,
  toId: number,
  { lines, codes }: Moved = {},
): Promise<number> {
  const movedLines = and(eq(cartItem.cartId, fromId), lines);
  const own = tx.select({ itemKey: cartItem.itemKey }).from(cartItem).where(eq(cartItem.cartId, toId));
  const ownCodes = tx
    .select({ giftCertificateId: cartGift.giftCertificateId })
    .from(cartGift)
    .where(eq(cartGift.cartId, toId));
  const moved = await tx
    .update(cartItem)
    .set({ cartId: toId })
    .where(and(movedLines, notInArray(cartItem.itemKey, own)))
    .returning({ itemId: cartItem.itemId });
  const joinedCount = await joinEqualLines(tx, toId, movedLines);
  await tx
    .update(cartGift)
    .set({ cartId: toId })
    .where(and(eq(cartGift.cartId, fromId), notInArray(cartGift.giftCertificateId, ownCodes), codes));
  const itemIds = moved.map(({ itemId }) => itemId);
  if (itemIds.length > 0)
    await tx
      .update(userGift)
      .set({ cartId: toId })
      .where(and(eq(userGift.cartId, fromId), inArray(userGift.itemId, itemIds)));
  return itemIds.length + joinedCount;
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

/**
 * What was added to an order whose change is given up: products that it does not have, and their codes. Returns the
 * number of products.
 */
export async function keepAdditions(tx: Db, from: CartRow, to: CartRow, now: Date): Promise<number> {
  const orderId = from.reopenedOrderId ?? 0;
  const ordered = tx
    .select({ productId: orderItem.productId })
    .from(orderItem)
    .where(eq(orderItem.orderId, orderId));
  const bags = tx.select({ productId: packaging.productId }).from(packaging);
  const usedCodes = tx
    .select({ giftCertificateId: usedGift.giftCertificateId })
    .from(usedGift)
    .where(eq(usedGift.orderId, orderId));
  const keptItems = tx
    .select({ itemId: cartItem.itemId })
    .from(cartItem)
    .where(eq(cartItem.cartId, to.cartId));
  const count = await moveLines(tx, from.cartId, to.cartId, {
    lines: and(notInArray(cartItem.productId, ordered), notInArray(cartItem.productId, bags)),
    codes: and(
      notInArray(cartGift.giftCertificateId, usedCodes),
      or(isNull(cartGift.itemId), inArray(cartGift.itemId, keptItems)),
    ),
  });
  await bumpVersion(tx, to.cartId, now);
  return count;
}
