import { and, desc, eq, gte } from "drizzle-orm";
import type { WireBuy } from "../../../lib/ebsn/schemas/cart";
import type { BackendConfig } from "../../config";
import type { Db } from "../../db/client";
import { CART_BOUGHT, CART_CLOSED, ORDER, cart, order } from "../../db/schema";
import { EbsnError, fail } from "../../envelope";
import { isMealVoucher, deliveryDiscountApplies } from "../../../lib/rules/meal-vouchers";
import { openCart, succeedCart, type CartRow } from "../cart/open-cart";
import { restrictions, SLOT_FULL } from "../cart/restrictions";
import { loadCart } from "../cart/state";
import { billingOf } from "../invoice/billing";
import type { OrderRow } from "../order/give-back";
import { lockReopenable } from "../order/reopen";
import { carryPayment, makeWay, replaceOrder } from "../order/replace";
import { payWithAuth, requireAuth } from "../payment/auths";
import { mealVouchersOf } from "../payment/meal-vouchers";
import { startPayment } from "../payment/start";
import { requirePaymentType } from "../payment/types";
import type { Customer } from "../session/session";
import { takeSlot } from "../timeslot/capacity";
import { takeStock } from "./stock";
import { writeOrder } from "./write-order";

export type Purchase = {
  customer: Customer;
  paymentTypeId: number;
  /** A saved card; without it the bank asks for one. */
  authId: number | undefined;
  /** What else the way of paying wants to know. */
  paymentData: Record<string, unknown>;
  /** The state of the cart the customer has seen; without it the cart as it is. */
  cartVersion: number | undefined;
  now: Date;
};

// A caller that does not say its version and finds its cart empty has most likely lost our answer.
const LOST_ANSWER_MS = 10 * 60 * 1000;

const changed = () =>
  fail(
    "error.cart.version",
    "Il carrello è cambiato nel frattempo: controlla il riepilogo e conferma di nuovo.",
  );

type Target = { cart: CartRow } | { bought: OrderRow };

async function orderOfCart(tx: Db, cartId: number): Promise<OrderRow> {
  const [row] = await tx.select().from(order).where(eq(order.cartId, cartId));
  if (!row) throw changed();
  return row;
}

async function byVersion(tx: Db, customerId: number, version: number): Promise<Target> {
  const [row] = await tx
    .select()
    .from(cart)
    .where(and(eq(cart.customerId, customerId), eq(cart.version, version)))
    .for("update");
  if (!row || row.cartStatusId === CART_CLOSED) throw changed();
  return row.cartStatusId === CART_BOUGHT ? { bought: await orderOfCart(tx, row.cartId) } : { cart: row };
}

async function lastOrder(tx: Db, customerId: number, now: Date): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(order)
    .where(
      and(eq(order.customerId, customerId), gte(order.orderedAt, new Date(now.getTime() - LOST_ANSWER_MS))),
    )
    .orderBy(desc(order.orderId))
    .limit(1);
  return row ?? null;
}

/** The address of the bank for an order still to be paid; "" when there is nothing to pay online. */
async function answer(tx: Db, config: BackendConfig, row: OrderRow, now: Date): Promise<WireBuy> {
  const { orderId, orderStatusId } = row;
  const paymentUrl =
    orderStatusId === ORDER.unpaid ? await startPayment(tx, config, row, row.paymentTypeId, now) : null;
  return { orderId, orderStatusId, paymentUrl: paymentUrl ?? "" };
}

/**
 * Turns a cart into an order, in one transaction: checks it again, takes stock and slot, writes the
 * order and its payment, and opens the next cart. A cart already bought answers the order it became.
 */
export async function buy(db: Db, config: BackendConfig, asked: Purchase): Promise<WireBuy> {
  const { customer, cartVersion, paymentTypeId, authId, paymentData, now } = asked;
  return db.transaction(async (transaction) => {
    const tx = transaction as Db;
    const target: Target =
      cartVersion === undefined
        ? { cart: await openCart(tx, customer.customerId, now, {}, true) }
        : await byVersion(tx, customer.customerId, cartVersion);
    if ("bought" in target) return answer(tx, config, target.bought, now);
    const { reopenedOrderId } = target.cart;
    const old =
      reopenedOrderId === null ? null : await lockReopenable(tx, customer.customerId, reopenedOrderId, now);
    const deliveryDiscounts = deliveryDiscountApplies(paymentTypeId);
    const state = await loadCart(tx, target.cart, customer, now, { deliveryDiscounts });
    if (state.lines.length === 0 && cartVersion === undefined) {
      const before = await lastOrder(tx, customer.customerId, now);
      if (before) return answer(tx, config, before, now);
    }
    const { personFiscal, missing } = await billingOf(tx, target.cart);
    const blocks = [...restrictions(state), ...missing];
    if (blocks.length > 0) throw new EbsnError(blocks);
    const { slot, choice } = state.delivery;
    const type = await requirePaymentType(tx, choice.deliveryServiceId, paymentTypeId);
    const mealVouchers = isMealVoucher(paymentTypeId) ? mealVouchersOf(state, type, paymentData) : null;
    if (authId !== undefined) await requireAuth(tx, customer.customerId, { authId, paymentTypeId, now });
    if (old) await makeWay(tx, old, state);
    await takeStock(tx, state.lines);
    if (!slot || !(await takeSlot(tx, slot))) throw new EbsnError([SLOT_FULL]);
    const written = await writeOrder(tx, state, { type, mealVouchers, personFiscal }, now);
    const carried = old ? await carryPayment(tx, old, written, type) : written;
    const row = authId === undefined ? carried : await payWithAuth(tx, carried, now);
    if (old) await replaceOrder(tx, old, row);
    await succeedCart(tx, target.cart, CART_BOUGHT, now, false);
    return answer(tx, config, row, now);
  });
}
