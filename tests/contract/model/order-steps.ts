import fc from "fast-check";
import { decideAtBank, type Purchase } from "@/tests/support/purchase";
import { readPurchaseData } from "@/tests/support/purchase-data";
import { CARD, ON_DELIVERY } from "@/tests/support/shopper";
import { fillCart } from "./cart-steps";
import {
  canBuy,
  cancel,
  confirm,
  leaveChange,
  type ModelCustomer,
  type ModelOrder,
  nextCart,
  takenPlaces,
  totalsOf,
} from "./shop-model";
import { type Actor, expectDone, passTime, pickOrder, step, type Step } from "./step";

const UNPAID = 11;

/** What the model expects of the purchase, with the card's payment of the order it replaces. */
function buyInModel({ model, customer }: Actor, { orderId }: Purchase, paymentTypeId: number): ModelOrder {
  const { cart, reopenedId } = customer;
  const { total, prebilledCents, usesCode } = totalsOf(model, customer, paymentTypeId);
  const replaced = reopenedId === null ? undefined : customer.orders.get(reopenedId);
  const order: ModelOrder = {
    ...cart,
    lines: new Map(cart.lines),
    slotAt: cart.slotAt ?? -1,
    hasCode: usesCode,
    state: paymentTypeId === CARD ? "unpaid" : "confirmed",
    replacedBy: null,
    totalCents: total,
    prebilledCents,
    paidCents: null,
    payments: [],
  };
  if (customer.codeOrderId === reopenedId) customer.codeOrderId = null;
  if (usesCode) customer.codeOrderId = orderId;
  const paidCents = replaced?.paidCents ?? null;
  if (replaced && paymentTypeId === CARD && paidCents !== null && paidCents >= prebilledCents) {
    Object.assign(order, { paidCents, prebilledCents: paidCents, state: "confirmed" });
    replaced.paidCents = null;
  }
  customer.orders.set(orderId, order);
  if (replaced) {
    replaced.replacedBy = orderId;
    if (order.state === "confirmed") replaced.state = "cancelled";
  }
  nextCart(customer);
  return order;
}

const readVersion = async ({ get }: Actor) => ((await get("cart/view")).data as { version: number }).version;

/** Sent twice, as after a lost answer, it is one order all the same. */
const buy = (who: number, paymentTypeId: number, isTwice: boolean): Step =>
  step(`buy with ${paymentTypeId}${isTwice ? " twice" : ""}`, who, async (actor) => {
    const path = `checkout/buy?payment_type_id=${paymentTypeId}&cart_version=${await readVersion(actor)}`;
    const isDone = canBuy(actor.model, actor.customer);
    const body = await readPurchaseData(async (toRead) => (await actor.get(toRead)).data, paymentTypeId);
    const answer = await actor.post(path, body);
    expectDone(answer, isDone);
    if (!isDone) return;
    const purchase = answer.data as Purchase;
    const order = buyInModel(actor, purchase, paymentTypeId);
    expect(purchase.orderStatusId === UNPAID).toBe(order.state === "unpaid");
    const urls = [purchase.paymentUrl];
    if (isTwice) {
      const again = (await actor.post(path, body)).data as Purchase;
      expect(again.orderId).toBe(purchase.orderId);
      urls.push(again.paymentUrl);
    }
    order.payments.push(...urls.filter(Boolean).map((url) => ({ url, state: "open" as const })));
  });

const decide = (who: number, orderAt: number, paymentAt: number, isApproved: boolean): Step =>
  step(`${isApproved ? "approve" : "decline"} payment ${paymentAt} of ${orderAt}`, who, async (actor) => {
    const [orderId, order] = pickOrder(actor.customer, orderAt) ?? [];
    const payment = order?.payments[paymentAt % Math.max(1, order.payments.length)];
    if (!order || !payment || orderId === undefined) return;
    const pays = isApproved && payment.state === "open" && order.state === "unpaid";
    if (pays) {
      confirm(actor.customer, orderId);
      order.paidCents = order.prebilledCents;
    }
    if (payment.state === "open") payment.state = pays ? "paid" : "failed";
    const decision = isApproved ? "approve" : "decline";
    const { headers } = await decideAtBank(actor.real.backend, payment.url, decision);
    const target = payment.state === "paid" ? "payment-completed" : "payment-error";
    expect(headers.get("location")).toContain(target);
  });

const payAgain = (who: number, at: number): Step =>
  step(`pay ${at} again`, who, async (actor) => {
    const [orderId, order] = pickOrder(actor.customer, at) ?? [];
    if (!order) return;
    const answer = await actor.post(`order/payment?order_id=${orderId}`);
    expectDone(answer, order.state === "unpaid");
    if (order.state === "unpaid")
      order.payments.push({ url: (answer.data as Purchase).paymentUrl, state: "open" });
  });

const payOnDelivery = (who: number, at: number): Step =>
  step(`pay ${at} on delivery`, who, async (actor) => {
    const [orderId, order] = pickOrder(actor.customer, at) ?? [];
    if (!order || orderId === undefined) return;
    const isDone = order.state === "unpaid";
    const path = `order/modify-payment-type?order_id=${orderId}&payment_type_id=${ON_DELIVERY}`;
    expectDone(await actor.post(path), isDone);
    if (!isDone) return;
    confirm(actor.customer, orderId);
    for (const payment of order.payments) if (payment.state === "open") payment.state = "failed";
  });

const isChangeable = ({ state, replacedBy }: ModelOrder) => state === "confirmed" && replacedBy === null;

function reopenInModel(customer: ModelCustomer, orderId: number, order: ModelOrder): void {
  customer.parked = customer.cart;
  customer.reopenedId = orderId;
  customer.cart = {
    lines: new Map(order.lines),
    bags: order.bags,
    addressAt: order.addressAt,
    slotAt: order.slotAt,
    hasCode: customer.codeOrderId === orderId,
  };
}

const modify = (who: number, at: number): Step =>
  step(`change order ${at}`, who, async (actor) => {
    const { customer } = actor;
    const [orderId, order] = pickOrder(customer, at) ?? [];
    if (!order || orderId === undefined) return;
    const isOpen = customer.reopenedId === orderId;
    const isDone = isOpen || (customer.reopenedId === null && isChangeable(order));
    expectDone(await actor.post(`order/modify?order_id=${orderId}`), isDone);
    if (isDone && !isOpen) reopenInModel(customer, orderId, order);
  });

const undoModify = (who: number, at: number): Step =>
  step(`leave the change of ${at}`, who, async (actor) => {
    const { customer } = actor;
    const [orderId] = pickOrder(customer, at) ?? [];
    if (orderId === undefined) return;
    const isDone = customer.reopenedId === orderId;
    expectDone(await actor.post(`order/undo-modify?order_id=${orderId}`), isDone);
    if (isDone) leaveChange(customer);
  });

const changeDate = (who: number, at: number, slotAt: number): Step =>
  step(`move order ${at} to slot ${slotAt}`, who, async (actor) => {
    const { customer, model, real } = actor;
    const [orderId, order] = pickOrder(customer, at) ?? [];
    const slot = real.slots[slotAt];
    if (!order || !slot) return;
    const hasRoom =
      order.slotAt === slotAt || takenPlaces(model, slotAt) < (model.terms.slots[slotAt]?.capacity ?? 0);
    const isDone = customer.reopenedId !== orderId && isChangeable(order) && hasRoom;
    const target = `new_order_date=${slot.date}&timeslot_id=${slot.timeslotId}`;
    expectDone(await actor.post(`order/change-date?order_id=${orderId}&${target}`), isDone);
    if (isDone) order.slotAt = slotAt;
  });

const cancelOrder = (who: number, at: number): Step =>
  step(`cancel order ${at}`, who, async (actor) => {
    const { customer } = actor;
    const [orderId, order] = pickOrder(customer, at) ?? [];
    if (!order || orderId === undefined) return;
    const isDone = order.replacedBy === null;
    expectDone(await actor.post(`order/delete?order_id=${orderId}`), isDone);
    if (!isDone) return;
    if (customer.reopenedId === orderId) leaveChange(customer);
    if (order.state !== "cancelled") cancel(customer, orderId);
  });

function expireUnpaid(customer: ModelCustomer): void {
  for (const [id, { state }] of customer.orders) if (state === "unpaid") cancel(customer, id);
}

/** Filled and bought in one go, so that many runs get as far as orders. */
const order = (who: number, paymentTypeId: number): Step => {
  const [fill, purchase] = [fillCart(who), buy(who, paymentTypeId, false)];
  return {
    check: () => true,
    toString: () => `${fill}, ${purchase}`,
    run: async (model, real) => {
      await fill.run(model, real);
      await purchase.run(model, real);
    },
  };
};

const who = fc.nat({ max: 1 });
const at = fc.nat({ max: 20 });
const paymentTypeId = fc.constantFrom(CARD, ON_DELIVERY);

export const orderSteps: fc.Arbitrary<Step>[] = [
  fc.tuple(who, paymentTypeId).map(([...values]) => order(...values)),
  fc.tuple(who, paymentTypeId, fc.boolean()).map(([...values]) => buy(...values)),
  fc.tuple(who, paymentTypeId, fc.boolean()).map(([...values]) => buy(...values)),
  fc.tuple(who, at, fc.nat({ max: 3 }), fc.boolean()).map(([...values]) => decide(...values)),
  fc.tuple(who, at, fc.nat({ max: 3 }), fc.constant(true)).map(([...values]) => decide(...values)),
  fc.tuple(who, at).map(([...values]) => payAgain(...values)),
  fc.tuple(who, at).map(([...values]) => payOnDelivery(...values)),
  fc.tuple(who, at).map(([...values]) => modify(...values)),
  fc.tuple(who, at).map(([...values]) => modify(...values)),
  fc.tuple(who, at).map(([...values]) => undoModify(...values)),
  fc.tuple(who, at, fc.nat({ max: 2 })).map(([...values]) => changeDate(...values)),
  fc.tuple(who, at).map(([...values]) => cancelOrder(...values)),
  fc.constant(passTime(expireUnpaid)),
];
