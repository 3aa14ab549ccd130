import { and, count, eq, notInArray } from "drizzle-orm";
import type { Db } from "../../db/client";
import { CART_OPEN, CART_WAITING, cart, cartItem } from "../../db/schema";
import { bumpVersion } from "./change";
import {
  deliveryOf,
  findCurrentCart,
  getOrCreateCart,
  hasPlace,
  lockCarts,
  type CartRow,
} from "./current-cart";
import { loadDelivery } from "./delivery";
import { findWaitingCart } from "./waiting-cart";

type Owner = { customerId: number };
type MergeInput = { sessionHash: string; customer: Owner; now: Date };

async function countItems(tx: Db, { cartId }: CartRow): Promise<number> {
  const [items] = await tx.select({ total: count() }).from(cartItem).where(eq(cartItem.cartId, cartId));
  return items?.total ?? 0;
}

/** Products in both keep the quantity of `to`. */
export async function moveItems(tx: Db, from: CartRow, to: CartRow): Promise<void> {
  const existingKeys = tx
    .select({ key: cartItem.itemKey })
    .from(cartItem)
    .where(eq(cartItem.cartId, to.cartId));
  await tx
    .update(cartItem)
    .set({ cartId: to.cartId })
    .where(and(eq(cartItem.cartId, from.cartId), notInArray(cartItem.itemKey, existingKeys)));
}

/** A pick-up point, a locker or another service chosen by the visitor; a town only is less than the customer's address. */
export const replacesPlace = (customerCart: CartRow, visitorCart: CartRow): boolean =>
  !hasPlace(customerCart) ||
  customerCart.storeId !== visitorCart.storeId ||
  customerCart.deliveryServiceId !== visitorCart.deliveryServiceId ||
  (visitorCart.addressId !== null && visitorCart.addressId !== customerCart.addressId);

/** A slot of the same place is kept if still valid. */
async function mergeSlot(tx: Db, customerCart: CartRow, visitorCart: CartRow, { customerId }: Owner) {
  if (customerCart.timeslotId !== null) return {};
  const [{ point: ownPoint }, { point }] = [
    await loadDelivery(tx, deliveryOf(customerCart), customerId),
    await loadDelivery(tx, deliveryOf(visitorCart), customerId),
  ];
  const isSamePoint =
    ownPoint?.pointId === point?.pointId && customerCart.deliveryServiceId === visitorCart.deliveryServiceId;
  return isSamePoint ? { slotDate: visitorCart.slotDate, timeslotId: visitorCart.timeslotId } : {};
}

export const mergeDelivery = async (tx: Db, customerCart: CartRow, visitorCart: CartRow, owner: Owner) =>
  replacesPlace(customerCart, visitorCart)
    ? deliveryOf(visitorCart)
    : mergeSlot(tx, customerCart, visitorCart, owner);

async function saveWaitingCart(
  tx: Db,
  visitorCart: CartRow,
  { customerId }: Owner,
  now: Date,
): Promise<void> {
  const earlier = await findWaitingCart(tx, customerId);
  if (earlier) {
    await moveItems(tx, earlier, visitorCart);
    await tx.delete(cart).where(eq(cart.cartId, earlier.cartId));
  }
  await tx
    .update(cart)
    .set({ customerId, sessionHash: null, cartStatusId: CART_WAITING, updatedAt: now })
    .where(eq(cart.cartId, visitorCart.cartId));
}

/** Waits for a decision where the customer's cart has products, or another store. */
export async function mergeVisitorCart(db: Db, { sessionHash, customer, now }: MergeInput): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCarts(tx, { sessionHash });
    await lockCarts(tx, customer);
    const visitorCart = await findCurrentCart(tx, { sessionHash }, true);
    if (!visitorCart) return;
    const customerCart = await getOrCreateCart(tx, customer, now, true);
    const isOtherStore = hasPlace(customerCart) && customerCart.storeId !== visitorCart.storeId;
    const needsDecision =
      customerCart.cartStatusId !== CART_OPEN || isOtherStore || (await countItems(tx, customerCart)) > 0;
    const isEmpty = (await countItems(tx, visitorCart)) === 0;
    if (needsDecision && !isEmpty) return saveWaitingCart(tx, visitorCart, customer, now);
    if (customerCart.cartStatusId === CART_OPEN && !isOtherStore) {
      // Without products nothing was chosen for a purchase.
      const keepsPlace = isEmpty && hasPlace(customerCart);
      const delivery = await (keepsPlace ? mergeSlot : mergeDelivery)(
        tx,
        customerCart,
        visitorCart,
        customer,
      );
      await tx
        .update(cart)
        .set({ ...delivery, updatedAt: now })
        .where(eq(cart.cartId, customerCart.cartId));
      await moveItems(tx, visitorCart, customerCart);
      await bumpVersion(tx, customerCart.cartId, now);
    }
    await tx.delete(cart).where(eq(cart.cartId, visitorCart.cartId));
  });
}
