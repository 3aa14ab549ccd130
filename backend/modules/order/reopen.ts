import { eq } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/rules/order-status";
import type { Db } from "../../db/client";
import { CART_CLOSED, CART_PARKED, CART_REOPENED, cart, cartItem, orderItem } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { loadDelivery } from "../cart/delivery";
import { itemKey } from "../cart/item-infos";
import { getOrCreateCart, replaceCart, type CartRow } from "../cart/current-cart";
import { lockCustomerOrder } from "./find";
import { lockOrder, type OrderRow } from "./rows";
import { copyGiftCodes, moveGifts } from "./move-gifts";
import { isChangeable } from "./status";

const orderNotModifiable = () =>
  ebsnError(
    "error.order.not_modifiable",
    "L'ordine è già in preparazione e non si può più modificare: vale com'era.",
  );
const modifyFailed = () =>
  ebsnError(
    "error.order.modify",
    "Si è verificato un errore durante la modifica dell'ordine. Si prega di riprovare a breve.",
  );
const alreadyModifying = (orderId: number) =>
  ebsnError(
    "error.order.modifying_other",
    `Stai già modificando l'ordine ${orderId}: concludi o abbandona prima quella modifica.`,
  );

export const isReopenable = (row: OrderRow, now: Date): boolean =>
  row.orderStatusId !== ORDER_STATUS.unpaid && row.replacedById === null && isChangeable(row, now);

/** Carts are always locked before orders. */
export async function lockReopenableOrder(
  tx: Db,
  customerId: number,
  orderId: number,
  now: Date,
): Promise<OrderRow> {
  const row = await lockCustomerOrder(tx, customerId, orderId);
  if (!isReopenable(row, now)) throw orderNotModifiable();
  return row;
}

async function fillCart(tx: Db, reopenedCart: CartRow, row: OrderRow, now: Date): Promise<void> {
  const { orderId } = row;
  const items = await tx
    .select()
    .from(orderItem)
    .where(eq(orderItem.orderId, orderId))
    .orderBy(orderItem.orderItemId);
  await tx.insert(cartItem).values(
    items.map(({ productId, quantity, infos }) => ({
      cartId: reopenedCart.cartId,
      productId,
      itemKey: itemKey(productId, infos),
      quantity,
      infos,
      addedAt: now,
    })),
  );
  await copyGiftCodes(tx, row, reopenedCart.cartId);
  await moveGifts(tx, orderId, reopenedCart.cartId);
}

/** The order stays valid until it is replaced. */
export async function reopenOrder(tx: Db, customerId: number, orderId: number, now: Date): Promise<CartRow> {
  const current = await getOrCreateCart(tx, { customerId }, now, true);
  if (current.reopenedOrderId === orderId && current.cartStatusId === CART_REOPENED) return current;
  if (current.cartStatusId === CART_REOPENED) throw alreadyModifying(current.reopenedOrderId ?? 0);
  const row = await lockReopenableOrder(tx, customerId, orderId, now);
  await tx.update(cart).set({ cartStatusId: CART_PARKED }).where(eq(cart.cartId, current.cartId));
  const [reopenedCart] = await tx
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
  if (!reopenedCart) throw modifyFailed();
  const { address, slot } = await loadDelivery(tx, reopenedCart, customerId);
  if (!address || !slot) throw modifyFailed();
  await fillCart(tx, reopenedCart, row, now);
  return reopenedCart;
}

/** The parked cart becomes current again. */
export async function discardOrderChanges(tx: Db, reopenedCart: CartRow, now: Date): Promise<void> {
  if (reopenedCart.cartStatusId !== CART_REOPENED || reopenedCart.reopenedOrderId === null) return;
  const row = await lockOrder(tx, reopenedCart.reopenedOrderId);
  // Older orders have no cart.
  if (row?.cartId) await moveGifts(tx, row.orderId, row.cartId);
  await replaceCart(tx, reopenedCart, CART_CLOSED, now, true);
}
