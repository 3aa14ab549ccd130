import { and, count, desc, eq, gte } from "drizzle-orm";
import { MINUTE_MS } from "../../../lib/rules/dates/duration";
import { ORDER_STATUS } from "../../../lib/rules/orders/order-status";
import type { WireBuy } from "../../../lib/ebsn/schemas/cart";
import type { BackendConfig } from "../../config";
import type { Db } from "../../db/client";
import { CART_BOUGHT, CART_OPEN, CART_REOPENED, cart, order } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { isMealVoucher, deliveryDiscountApplies } from "../../../lib/rules/checkout/meal-vouchers";
import { getOrCreateCart, lockCarts, replaceCart, type CartRow } from "../cart/current-cart";
import { type CartState, loadCart } from "../cart/state";
import { sendConfirmation } from "../order/emails";
import type { OrderRow } from "../order/rows";
import { lockReopenableOrder } from "../order/reopen";
import { transferPayment, releaseReplacedOrder, replaceOrder } from "../order/replace";
import { payWithSavedCard, requirePaymentAuth } from "../payment/auths";
import { requirePaymentConditions } from "../payment/conditions";
import { getMealVouchers } from "../payment/meal-vouchers";
import { startPayment } from "../payment/start";
import { requirePaymentType } from "../payment/types";
import type { Customer } from "../session/session";
import { reserveSlot } from "../timeslot/capacity";
import { timeslotFull } from "../timeslot/errors";
import { requireNoBlockers } from "./blockers";
import { requireHoldConsent } from "./hold-consent";
import { takeStock } from "./stock";
import { type OrderTerms, writeOrder } from "./write-order";
import { translatedError } from "../lang/translated-message";

export type Purchase = {
  customer: Customer;
  paymentTypeId: number;
  /** Without it the bank asks for a card. */
  authId: number | undefined;
  paymentData: Record<string, unknown>;
  /** Without it the current cart is bought. */
  cartVersion: number | undefined;
  /** What the customer has confirmed: prices, points and codes change without the cart. */
  totalCents: number | undefined;
  now: Date;
};

// A caller without version that finds its cart empty has most likely lost our response.
const RETRY_WINDOW_MS = 10 * MINUTE_MS;

const cartChanged = () =>
  ebsnError(
    "error.cart.version",
    "Il carrello è cambiato nel frattempo: controlla il riepilogo e conferma di nuovo.",
  );

/** Each holds its stock and timeslot until its time to pay ends. */
const MAX_UNPAID_ORDERS = 3;

const tooManyUnpaid = () =>
  translatedError("error.order.too_many_unpaid", ({ t }) =>
    t("answer.tooManyUnpaid", { max: MAX_UNPAID_ORDERS }),
  );

/** The customer's carts are locked. */
async function requireFewUnpaid(tx: Db, { customerId }: Customer): Promise<void> {
  const [unpaid] = await tx
    .select({ total: count() })
    .from(order)
    .where(and(eq(order.customerId, customerId), eq(order.orderStatusId, ORDER_STATUS.unpaid)));
  if ((unpaid?.total ?? 0) >= MAX_UNPAID_ORDERS) throw tooManyUnpaid();
}

type Target = { cart: CartRow } | { existingOrder: OrderRow };

async function findOrderByCart(tx: Db, cartId: number): Promise<OrderRow> {
  const [row] = await tx.select().from(order).where(eq(order.cartId, cartId));
  if (!row) throw cartChanged();
  return row;
}

async function findTargetByVersion(tx: Db, customerId: number, version: number): Promise<Target> {
  await lockCarts(tx, { customerId });
  const [row] = await tx
    .select()
    .from(cart)
    .where(and(eq(cart.customerId, customerId), eq(cart.version, version)))
    .for("update");
  if (row?.cartStatusId === CART_BOUGHT) return { existingOrder: await findOrderByCart(tx, row.cartId) };
  if (row?.cartStatusId === CART_OPEN || row?.cartStatusId === CART_REOPENED) return { cart: row };
  throw cartChanged();
}

async function findRecentOrder(tx: Db, customerId: number, now: Date): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(order)
    .where(
      and(eq(order.customerId, customerId), gte(order.orderedAt, new Date(now.getTime() - RETRY_WINDOW_MS))),
    )
    .orderBy(desc(order.orderId))
    .limit(1);
  return row ?? null;
}

/** `paymentUrl` is "" when there is nothing to pay online. */
async function buyResponse(tx: Db, config: BackendConfig, row: OrderRow, now: Date): Promise<WireBuy> {
  const { orderId, orderStatusId } = row;
  const paymentUrl =
    orderStatusId === ORDER_STATUS.unpaid ? await startPayment(tx, config, orderId, now) : null;
  return { orderId, orderStatusId, paymentUrl: paymentUrl ?? "" };
}

async function findTarget(tx: Db, { customer, cartVersion, now }: Purchase): Promise<Target> {
  if (cartVersion === undefined) return { cart: await getOrCreateCart(tx, customer, now, true) };
  return findTargetByVersion(tx, customer.customerId, cartVersion);
}

/** Throws what the buyer has to correct, before anything is reserved. */
async function requireTerms(
  tx: Db,
  state: CartState,
  { customer, paymentTypeId, authId, paymentData, now }: Purchase,
): Promise<Omit<OrderTerms, "reopenedOrder">> {
  const { customerId } = customer;
  const personFiscal = await requireNoBlockers(tx, state, now);
  const { deliveryServiceId } = state.delivery.choice;
  const paymentType = await requirePaymentType(tx, deliveryServiceId, paymentTypeId);
  await requirePaymentConditions(tx, paymentType, { customerId, personFiscal }, now);
  const mealVouchers = isMealVoucher(paymentTypeId) ? getMealVouchers(state, paymentType, paymentData) : null;
  if (authId !== undefined) await requirePaymentAuth(tx, customerId, { authId, paymentTypeId, now });
  const holdConsent = await requireHoldConsent(tx, state, { paymentType, paymentData, now });
  return { paymentType, mealVouchers, personFiscal, holdConsent };
}

async function reserve(tx: Db, state: CartState, reopenedOrder: OrderRow | null, now: Date): Promise<void> {
  if (reopenedOrder) await releaseReplacedOrder(tx, reopenedOrder, state, now);
  await takeStock(tx, state.lines);
  const { slot } = state.delivery;
  if (!slot || !(await reserveSlot(tx, slot))) throw timeslotFull();
}

async function placeOrder(
  tx: Db,
  state: CartState,
  terms: OrderTerms,
  { authId, now }: Purchase,
): Promise<OrderRow> {
  const { reopenedOrder, paymentType } = terms;
  await reserve(tx, state, reopenedOrder, now);
  const newOrder = await writeOrder(tx, state, terms, now);
  const orderWithPayment = reopenedOrder
    ? await transferPayment(tx, reopenedOrder, newOrder, paymentType)
    : newOrder;
  const row = authId === undefined ? orderWithPayment : await payWithSavedCard(tx, orderWithPayment, now);
  if (reopenedOrder) await replaceOrder(tx, reopenedOrder, row, now);
  // Sent already when the payment was approved immediately.
  if (orderWithPayment.orderStatusId !== ORDER_STATUS.unpaid)
    await sendConfirmation(tx, orderWithPayment, now);
  return row;
}

/** Idempotent: a cart already bought returns its order. */
export async function buy(db: Db, config: BackendConfig, purchase: Purchase): Promise<WireBuy> {
  const { customer, cartVersion, totalCents, paymentTypeId, now } = purchase;
  const { customerId } = customer;
  return db.transaction(async (tx) => {
    const target = await findTarget(tx, purchase);
    if ("existingOrder" in target) return buyResponse(tx, config, target.existingOrder, now);
    const { reopenedOrderId } = target.cart;
    const reopenedOrder =
      reopenedOrderId === null ? null : await lockReopenableOrder(tx, customerId, reopenedOrderId, now);
    const deliveryDiscounts = deliveryDiscountApplies(paymentTypeId);
    const state = await loadCart(tx, target.cart, customer, now, { deliveryDiscounts });
    if (state.lines.length === 0 && cartVersion === undefined) {
      const recentOrder = await findRecentOrder(tx, customerId, now);
      if (recentOrder) return buyResponse(tx, config, recentOrder, now);
    }
    if (totalCents !== undefined && totalCents !== state.totals.totalCents) throw cartChanged();
    const terms = await requireTerms(tx, state, purchase);
    if (terms.paymentType.online && !reopenedOrder) await requireFewUnpaid(tx, customer);
    const row = await placeOrder(tx, state, { ...terms, reopenedOrder }, purchase);
    await replaceCart(tx, target.cart, CART_BOUGHT, now, false);
    return buyResponse(tx, config, row, now);
  });
}
