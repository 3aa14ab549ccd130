import { and, eq, sql } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/rules/orders/order-status";
import { roundQuantity } from "../../../lib/rules/quantities/round-quantity";
import type { Db } from "../../db/client";
import { cartItem } from "../../db/schema";
import { bumpVersion } from "../cart/change";
import type { CartRow } from "../cart/current-cart";
import { itemKey } from "../cart/item-infos";
import { keepReopenedCart } from "../cart/keep-cart";
import { removeLines } from "../cart/remove-lines";
import { cancelOrder } from "../order/cancel";
import { lockOrder, type OrderItemRow, type OrderRow } from "../order/rows";
import { isOnStandby } from "../order/status";
import { type Quantities, takeOutOfOrder } from "../order/take-out";

/** A change that waits for payment has the withdrawn products too. */
export async function cancelUnpaidChange(tx: Db, row: OrderRow, now: Date): Promise<void> {
  if (!isOnStandby(row) || row.replacedById === null) return;
  const change = await lockOrder(tx, row.replacedById);
  if (change?.orderStatusId === ORDER_STATUS.unpaid) await cancelOrder(tx, change, now);
}

/** A line that the customer has reduced meanwhile lacks some of the pieces already; one with more keeps what was added. */
async function takeOutOfCart(
  tx: Db,
  { cartId }: CartRow,
  items: OrderItemRow[],
  taken: Quantities,
  now: Date,
) {
  for (const { orderItemId, productId, infos, quantity } of items) {
    const out = taken.get(orderItemId) ?? 0;
    if (out === 0) continue;
    const rest = roundQuantity(quantity - out);
    const inCart = cartItem.quantity;
    await tx
      .update(cartItem)
      .set({ quantity: sql`least(${inCart}, greatest(${rest}, ${inCart} - ${out}))` })
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
  if (isInCart) await takeOutOfCart(tx, currentCart, items, taken, now);
  if (isAllOf(items, taken)) {
    await cancelOrder(tx, row, now);
    if (isInCart) await keepReopenedCart(tx, currentCart, now);
    return null;
  }
  return takeOutOfOrder(tx, row, items, taken, now);
}
