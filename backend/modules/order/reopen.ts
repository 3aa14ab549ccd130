import { eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { CART_CLOSED, CART_PARKED, CART_REOPENED, cart, cartItem } from "../../db/schema";
import { EbsnError, ebsnError } from "../../envelope";
import { loadDelivery } from "../cart/delivery";
import { itemKey } from "../cart/item-infos";
import { getOrCreateCart, replaceCart, type CartRow } from "../cart/current-cart";
import { keepAdditions, keepReopenedCart } from "../cart/keep-cart";
import { findChangeBlocker, hasEnded } from "./change-blocker";
import { findOrderItems, lockCustomerOrder } from "./find";
import { lockOrder, type OrderRow } from "./rows";
import { copyGiftCodes, moveGifts } from "./move-gifts";
import { translatedError } from "../lang/translated-message";

const modifyFailed = () =>
  ebsnError(
    "error.order.modify",
    "Si è verificato un errore durante la modifica dell'ordine. Si prega di riprovare a breve.",
  );
const otherStore = () =>
  ebsnError(
    "error.order.other_store",
    "L'indirizzo di questo ordine ora è servito da un altro negozio: l'ordine vale com'è, e non si può modificare.",
  );
const alreadyModifying = (orderId: number) =>
  translatedError("error.order.modifying_other", ({ t }) => t("answer.modifyingOther", { orderId }));

/** Carts are always locked before orders. */
export async function lockReopenableOrder(
  tx: Db,
  customerId: number,
  orderId: number,
  now: Date,
): Promise<OrderRow> {
  const row = await lockCustomerOrder(tx, customerId, orderId);
  const blocker = findChangeBlocker(row, now);
  if (blocker) throw new EbsnError([blocker]);
  return row;
}

async function fillCart(tx: Db, reopenedCart: CartRow, row: OrderRow, now: Date): Promise<void> {
  const { orderId } = row;
  const items = (await findOrderItems(tx, [orderId])).get(orderId) ?? [];
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
  const { address, point, slot } = await loadDelivery(tx, reopenedCart, customerId);
  if (point && point.storeId !== row.storeId) throw otherStore();
  if (!address || !slot) throw modifyFailed();
  await fillCart(tx, reopenedCart, row, now);
  return reopenedCart;
}

/**
 * The parked cart becomes current again, with what was added to the order, unless the order has ended: its products
 * are still wanted. Returns the number of added products.
 */
export async function discardOrderChanges(tx: Db, reopenedCart: CartRow, now: Date): Promise<number> {
  if (reopenedCart.cartStatusId !== CART_REOPENED || reopenedCart.reopenedOrderId === null) return 0;
  const row = await lockOrder(tx, reopenedCart.reopenedOrderId);
  if (row && hasEnded(row, now)) {
    await keepReopenedCart(tx, reopenedCart, now);
    return 0;
  }
  // Older orders have no cart.
  if (row?.cartId) await moveGifts(tx, row.orderId, row.cartId);
  await replaceCart(tx, reopenedCart, CART_CLOSED, now, true);
  const { customerId } = reopenedCart;
  if (customerId === null) return 0;
  return keepAdditions(tx, reopenedCart, await getOrCreateCart(tx, { customerId }, now), now);
}
