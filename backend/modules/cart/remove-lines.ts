import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client";
import { cartGift, cartItem, giftCertificate, userGift } from "../../db/schema";

const codesOn = (cartId: number, itemIds: number[]) =>
  and(eq(cartGift.cartId, cartId), inArray(cartGift.itemId, itemIds));

const certificatesOn = (cartId: number, itemIds: number[]) =>
  and(eq(userGift.cartId, cartId), inArray(userGift.itemId, itemIds));

/** A code for one line leaves the cart with it; another stays, for the whole cart. */
async function detachGifts(tx: Db, cartId: number, itemIds: number[]): Promise<void> {
  const forOneLine = tx
    .select({ giftCertificateId: giftCertificate.giftCertificateId })
    .from(giftCertificate)
    .where(eq(giftCertificate.kind, "item"));
  await tx
    .delete(cartGift)
    .where(and(codesOn(cartId, itemIds), inArray(cartGift.giftCertificateId, forOneLine)));
  await tx.update(cartGift).set({ itemId: null }).where(codesOn(cartId, itemIds));
  await tx.update(userGift).set({ cartId: null, itemId: null }).where(certificatesOn(cartId, itemIds));
}

export async function removeLines(tx: Db, cartId: number, where: SQL): Promise<void> {
  const removed = await tx
    .delete(cartItem)
    .where(and(eq(cartItem.cartId, cartId), where))
    .returning({ itemId: cartItem.itemId });
  if (removed.length === 0) return;
  const itemIds = removed.map(({ itemId }) => itemId);
  await detachGifts(tx, cartId, itemIds);
}

export async function emptyCart(tx: Db, cartId: number): Promise<void> {
  await removeLines(tx, cartId, sql`true`);
  await tx.delete(cartGift).where(eq(cartGift.cartId, cartId));
}

/** Removes the first line and moves its codes and certificates to the second. */
export async function joinLine(tx: Db, cartId: number, fromId: number, toId: number): Promise<void> {
  await tx
    .update(cartGift)
    .set({ itemId: toId })
    .where(codesOn(cartId, [fromId]));
  await tx
    .update(userGift)
    .set({ itemId: toId })
    .where(certificatesOn(cartId, [fromId]));
  await tx.delete(cartItem).where(eq(cartItem.itemId, fromId));
}
