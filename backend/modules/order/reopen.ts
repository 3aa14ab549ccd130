import { eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import {
  CART_CLOSED,
  CART_PARKED,
  CART_REOPENED,
  ORDER,
  cart,
  cartGift,
  cartItem,
  giftCertificate,
  orderItem,
  usedGift,
} from "../../db/schema";
import { fail } from "../../envelope";
import { deliveryOf } from "../cart/delivery";
import { itemKey } from "../cart/item-infos";
import { openCart, succeedCart, type CartRow } from "../cart/open-cart";
import { ITEM_ADJUSTMENT } from "../gift/gifts";
import { unknownOrder } from "./find";
import { lockOrder, type OrderRow } from "./give-back";
import { moveGifts } from "./move-gifts";
import { isChangeable } from "./status";

const tooLate = () =>
  fail(
    "error.order.not_modifiable",
    "L'ordine è già in preparazione e non si può più modificare: vale com'era.",
  );
const editFailed = () =>
  fail(
    "error.order.modify",
    "Si è verificato un errore durante la modifica dell'ordine. Si prega di riprovare a breve.",
  );
const alreadyChanging = (orderId: number) =>
  fail(
    "error.order.already_modifying",
    `Stai già modificando l'ordine ${orderId}: concludi o abbandona prima quella modifica.`,
  );

/** Whether an order may be opened again: confirmed, before its cut-off, and not replaced already. */
export const isReopenable = (row: OrderRow, now: Date): boolean =>
  row.orderStatusId !== ORDER.unpaid && row.replacedById === null && isChangeable(row, now);

/** Locks an order that is to be changed. Carts are locked before orders, always. */
export async function lockReopenable(
  tx: Db,
  customerId: number,
  orderId: number,
  now: Date,
): Promise<OrderRow> {
  const row = await lockOrder(tx, orderId);
  if (!row || row.customerId !== customerId) throw unknownOrder();
  if (!isReopenable(row, now)) throw tooLate();
  return row;
}

async function fill(tx: Db, opened: CartRow, { orderId }: OrderRow, now: Date): Promise<void> {
  const items = await tx
    .select()
    .from(orderItem)
    .where(eq(orderItem.orderId, orderId))
    .orderBy(orderItem.orderItemId);
  await tx.insert(cartItem).values(
    items.map(({ productId, quantity, infos }) => ({
      cartId: opened.cartId,
      productId,
      itemKey: itemKey(productId, infos),
      quantity,
      infos,
      addedAt: now,
    })),
  );
  const codes = await tx
    .select({ giftCertificateId: usedGift.giftCertificateId, type: giftCertificate.giftAdjustmentTypeId })
    .from(usedGift)
    .innerJoin(giftCertificate, eq(giftCertificate.giftCertificateId, usedGift.giftCertificateId))
    .where(eq(usedGift.orderId, orderId));
  const kept = codes.filter(({ type }) => type !== ITEM_ADJUSTMENT);
  if (kept.length > 0)
    await tx
      .insert(cartGift)
      .values(kept.map(({ giftCertificateId }) => ({ cartId: opened.cartId, giftCertificateId })));
  await moveGifts(tx, orderId, opened.cartId);
}

/** Opens an order again as the customer's cart; the cart they had waits. The order stands until it is replaced. */
export async function reopenOrder(tx: Db, customerId: number, orderId: number, now: Date): Promise<CartRow> {
  const current = await openCart(tx, customerId, now, {}, true);
  if (current.reopenedOrderId === orderId && current.cartStatusId === CART_REOPENED) return current;
  if (current.cartStatusId === CART_REOPENED) throw alreadyChanging(current.reopenedOrderId ?? 0);
  const row = await lockReopenable(tx, customerId, orderId, now);
  await tx.update(cart).set({ cartStatusId: CART_PARKED }).where(eq(cart.cartId, current.cartId));
  const [opened] = await tx
    .insert(cart)
    .values({
      customerId,
      cartStatusId: CART_REOPENED,
      reopenedOrderId: orderId,
      storeId: row.storeId,
      deliveryServiceId: Number(row.deliveryService.deliveryServiceId),
      addressId: row.addressId,
      slotDate: row.slotDate,
      timeslotId: row.timeslotId,
      infos: row.infos,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!opened) throw editFailed();
  const { address, slot } = await deliveryOf(tx, opened, customerId);
  if (!address || !slot) throw editFailed();
  await fill(tx, opened, row, now);
  return opened;
}

/** Gives a change up: the order stays as it was, and the cart that waited is the customer's again. */
export async function giveUpChange(tx: Db, opened: CartRow, now: Date): Promise<void> {
  if (opened.cartStatusId !== CART_REOPENED || opened.reopenedOrderId === null) return;
  const row = await lockOrder(tx, opened.reopenedOrderId);
  // Orders from before have no cart to lie in.
  if (row?.cartId) await moveGifts(tx, row.orderId, row.cartId);
  await succeedCart(tx, opened, CART_CLOSED, now, true);
}
