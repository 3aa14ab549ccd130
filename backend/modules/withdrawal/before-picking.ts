import { and, eq, sql } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/rules/order-status";
import { roundQuantity } from "../../../lib/rules/round-quantity";
import type { Db } from "../../db/client";
import { cartItem } from "../../db/schema";
import { bumpVersion } from "../cart/change";
import type { CartRow } from "../cart/current-cart";
import { itemKey } from "../cart/item-infos";
import { removeLines } from "../cart/remove-lines";
import { cancelOrder } from "../order/cancel";
import { discardOrderChanges } from "../order/reopen";
import { lockOrder, type OrderItemRow, type OrderRow } from "../order/rows";
import { isOnStandby } from "../order/status";
import { type Quantities, takeOutOfOrder } from "../order/take-out";

/** A change that waits for payment has the withdrawn products too. */
export async function cancelUnpaidChange(tx: Db, row: OrderRow, now: Date): Promise<void> {
  if (!isOnStandby(row) || row.replacedById === null) return;
  const change = await lockOrder(tx, row.replacedById);
  if (change?.orderStatusId === ORDER_STATUS.unpaid) await cancelOrder(tx, change, now);
}

async function takeOutOfCart(
  tx: Db,
  { cartId }: CartRow,
  items: OrderItemRow[],
  taken: Quantities,
  now: Date,
) {
  for (const { orderItemId, productId, infos } of items) {
    const quantity = taken.get(orderItemId) ?? 0;
    if (quantity === 0) continue;
    await tx
      .update(cartItem)
      .set({ quantity: sql`greatest(0, ${cartItem.quantity} - ${quantity})` })
      .where(and(eq(cartItem.cartId, cartId), eq(cartItem.itemKey, itemKey(productId, infos))));
  }
  await removeLines(tx, cartId, eq(cartItem.quantity, 0));
  await bumpVersion(tx, cartId, now);
}

const isAllOf = (items: OrderItemRow[], taken: Quantities): boolean =>
  items.every(
    ({ orderItemId, quantity, packaging }) =>
      packaging || roundQuantity(quantity - (taken.get(orderItemId) ?? 0)) === 0,
  );

type Contract = { row: OrderRow; items: OrderItemRow[]; currentCart: CartRow };

/** Neither picked nor charged: nothing is to be refunded. Null: the order is cancelled, as nothing is left of it. */
export async function withdrawBeforePicking(
  tx: Db,
  { row, items, currentCart }: Contract,
  taken: Quantities,
  now: Date,
): Promise<OrderRow | null> {
  const isInCart = currentCart.reopenedOrderId === row.orderId;
  if (isAllOf(items, taken)) {
    if (isInCart) await discardOrderChanges(tx, currentCart, now);
    await cancelOrder(tx, row, now);
    return null;
  }
  if (isInCart) await takeOutOfCart(tx, currentCart, items, taken, now);
  return takeOutOfOrder(tx, row, items, taken);
}
