import { eq } from "drizzle-orm";
import { paymentTransactionListSchema } from "@/lib/ebsn/schemas/payment-due";
import { customer, order as orderTable } from "@/backend/db/schema";
import { pickOrder } from "@/backend/modules/order/pick";
import { createSession } from "@/backend/modules/session/session";
import { backendForFile } from "@/tests/support/file-backend";
import { lastEmail } from "@/tests/support/mailbox";
import { decideAtBank, fetchOrder, parsePurchase } from "@/tests/support/purchase";
import {
  addToCart,
  buy,
  CARD,
  freeSlots,
  getCartItems,
  ON_DELIVERY,
  parseAnswer,
  parseCart,
  readyShopper,
  resetProducts,
  type Shopper,
  shopperWithToken,
  updateProduct,
} from "@/tests/support/shopper";

const backend = backendForFile();
let shopper: Shopper;
let productId: number;
let otherId: number;
let orderId: number;

const fetchCart = async () => parseCart(await shopper.get("cart/view"));
const order = async (paymentTypeId: number) =>
  parsePurchase(await buy(shopper, (await fetchCart()).version, paymentTypeId));
const fetchPrebilled = async () =>
  parseAnswer(await shopper.get(`checkout/prebilled-amount?payment_type_id=${CARD}`)).data;
const fetchTransactions = async () =>
  paymentTransactionListSchema
    .parse(parseAnswer(await shopper.get("payment-due-date/transactions")).data)
    .transactions.map(({ orderId: id, amount, settlement }) => [id, amount, settlement]);

beforeEach(async () => {
  [productId = 0, otherId = 0] = await resetProducts(backend, 2);
  ({ shopper } = await readyShopper(backend, productId, 6));
  const paid = await order(CARD);
  orderId = paid.orderId;
  await decideAtBank(backend, paid.paymentUrl, "approve");
});

const emailOf = async ({ customerId }: Shopper) => {
  const [row] = await backend.context.db.select().from(customer).where(eq(customer.customerId, customerId));
  return row?.email ?? "";
};

const reopen = () => shopper.post(`order/modify?order_id=${orderId}`);
const setQuantity = async (quantity: number) => {
  const line = getCartItems(await fetchCart()).find(({ product }) => product.productId === productId);
  await shopper.post("cart/update", { items: [{ itemId: line?.itemId, quantity }] });
};

test("a smaller change announces the amount that remains pre-authorised, which is that of its order", async () => {
  const { prebilledAmount: held } = await fetchOrder(shopper, orderId);
  await reopen();
  await setQuantity(4);
  expect(await fetchPrebilled()).toEqual({ prebilledAmount: held, alreadyHeld: true });
  const changed = await order(CARD);
  expect((await fetchOrder(shopper, changed.orderId)).prebilledAmount).toBe(held);
});

test("a dearer change announces what is held for the order before and becomes free", async () => {
  const { prebilledAmount: held } = await fetchOrder(shopper, orderId);
  await reopen();
  await setQuantity(9);
  const { prebilledAmount, ...rest } = (await fetchPrebilled()) as { prebilledAmount: number };
  expect(prebilledAmount).toBeGreaterThan(Number(held));
  expect(rest).toEqual({ releasedAmount: held });
});

describe("the consent to the amount that remains held", () => {
  let given: Record<string, string>;

  beforeEach(async () => {
    const weighed = { TIPOLOGIA: "Sfuso", WEIGHT_SELLING: "1", STEP_SELLING: "1" };
    await updateProduct(backend, productId, { infos: weighed });
    ({ shopper } = await readyShopper(backend, productId, 6));
    const paid = await order(CARD);
    orderId = paid.orderId;
    await decideAtBank(backend, paid.paymentUrl, "approve");
    const { orderInfos } = await fetchOrder(shopper, orderId);
    given = {
      hold_consent: String(orderInfos.hold_consent),
      hold_consent_date: String(orderInfos.hold_consent_date),
    };
    await reopen();
    backend.clock.advance(60_000);
  });

  test("is not asked for again", async () => {
    await setQuantity(4);
    expect(await fetchPrebilled()).toMatchObject({ alreadyHeld: true, alreadyConsented: true });
  });

  const fetchChanged = async (paymentTypeId: number) =>
    (await fetchOrder(shopper, (await order(paymentTypeId)).orderId)).orderInfos;

  test("stays with a smaller change", async () => {
    await setQuantity(4);
    expect(given.hold_consent).not.toBe("undefined");
    expect(await fetchChanged(CARD)).toMatchObject(given);
  });

  test("stays with a change to products whose weight is known", async () => {
    await addToCart(shopper, otherId, 5);
    await setQuantity(0);
    expect(await fetchChanged(CARD)).toMatchObject(given);
  });

  test("ends with a change that is paid on delivery", async () => {
    await setQuantity(4);
    expect(await fetchChanged(ON_DELIVERY)).not.toHaveProperty("hold_consent");
  });
});

test("a smaller change of an order that held its total needs a consent to what stays held", async () => {
  const { prebilledAmount: held } = await fetchOrder(shopper, orderId);
  await reopen();
  await setQuantity(4);
  const { version } = await fetchCart();
  const orderWith = (paymentData: object) =>
    shopper.post(`checkout/buy?payment_type_id=${CARD}&cart_version=${version}`, {
      payment_data: paymentData,
    });
  expect(parseAnswer(await orderWith({})).codes).toEqual(["error.checkout.hold_consent"]);
  const changed = parsePurchase(await orderWith({ holdConsent: held }));
  const { orderInfos, prebilledAmount } = await fetchOrder(shopper, changed.orderId);
  expect({ prebilledAmount, consent: Number(orderInfos.hold_consent) }).toEqual({
    prebilledAmount: held,
    consent: held,
  });
  const { subject, body } = await lastEmail(backend, await emailOf(shopper));
  expect(subject).toContain(`ora è il n. ${changed.orderId}`);
  const amount = String(held?.toFixed(2)).replace(".", ",");
  expect(body).toContain(`Hai acconsentito a che siano bloccati ${amount} €`);
});

test("a larger change announces what will be held anew", async () => {
  const { prebilledAmount: held } = await fetchOrder(shopper, orderId);
  await reopen();
  await setQuantity(9);
  const { prebilledAmount: announced } = (await fetchPrebilled()) as { prebilledAmount: number };
  expect(announced).toBeGreaterThan(held ?? 0);
  const changed = await order(CARD);
  expect((await fetchOrder(shopper, changed.orderId)).prebilledAmount).toBe(announced);
});

test("an order stays listed and valid beside its change whose payment was declined", async () => {
  await reopen();
  await addToCart(shopper, otherId, 9);
  const changed = await order(CARD);
  await decideAtBank(backend, changed.paymentUrl, "decline");
  const { orders } = parseAnswer(await shopper.get("order/list")).data as { orders: { orderId: number }[] };
  expect(orders.map((order) => order.orderId)).toEqual([changed.orderId, orderId]);
  expect(await fetchOrder(shopper, orderId)).toMatchObject({
    orderStatusId: 1,
    replacedByOrderId: null,
    pendingChangeOrderId: changed.orderId,
    canBeCancelled: false,
  });
  expect(await fetchOrder(shopper, changed.orderId)).toMatchObject({
    orderStatusId: 11,
    validOrderId: orderId,
  });
});

test("an order waits for the payment of its change until its own cut-off, unprepared", async () => {
  const later = (await freeSlots(shopper)).at(-1);
  const cutoffAt = new Date(backend.clock.now().getTime() + 10 * 60_000);
  await backend.context.db.update(orderTable).set({ cutoffAt }).where(eq(orderTable.orderId, orderId));
  await reopen();
  await addToCart(shopper, otherId, 9);
  await shopper.get(`timeslot/select?sel_date=${later?.date}&timeslot_id=${later?.timeslotId}`);
  const changed = await order(CARD);
  backend.clock.advance(11 * 60_000);
  expect((await fetchOrder(shopper, changed.orderId)).orderStatusId).toBe(10);
  expect(await fetchOrder(shopper, orderId)).toMatchObject({ orderStatusId: 4, replacedByOrderId: null });
});

test("nothing is held for an order paid on delivery", async () => {
  const ready = await readyShopper(backend, productId, 6);
  const { orderId: unheldId } = parsePurchase(await buy(ready.shopper, ready.cart.version, ON_DELIVERY));
  expect((await fetchOrder(ready.shopper, unheldId)).prebilledAmount).toBeNull();
});

test("a payment is held until the order is prepared, then charged", async () => {
  const { grossTotal, timeslot } = await fetchOrder(shopper, orderId);
  expect(await fetchTransactions()).toEqual([[orderId, grossTotal, "held"]]);
  const { customerId } = shopper;
  const before = backend.clock.now().toISOString();
  backend.clock.set(`${timeslot?.dateIso}T23:00:00Z`);
  const session = await createSession(backend.context.db, backend.clock.now(), customerId);
  shopper = shopperWithToken(backend, customerId, session);
  const [[, , settlement] = []] = await fetchTransactions();
  backend.clock.set(before);
  expect(settlement).toBe("charged");
});

test("a payment is released when the order is cancelled", async () => {
  const { grossTotal } = await fetchOrder(shopper, orderId);
  await shopper.post(`order/delete?order_id=${orderId}`);
  expect(await fetchTransactions()).toEqual([[orderId, grossTotal, "released"]]);
});

test("a payment stays charged while the delivery may be tried again, and is released when it is given up", async () => {
  const { db, clock } = backend.context;
  const { grossTotal } = await fetchOrder(shopper, orderId);
  const isOrder = eq(orderTable.orderId, orderId);
  const [row] = await db.select().from(orderTable).where(isOrder);
  await db.transaction((tx) => pickOrder(tx, row!, clock.now(), () => 0.5));
  await db.update(orderTable).set({ orderStatusId: 13 }).where(isOrder);
  expect(await fetchTransactions()).toEqual([[orderId, grossTotal, "charged"]]);
  await db.update(orderTable).set({ orderStatusId: 14 }).where(isOrder);
  expect(await fetchTransactions()).toEqual([[orderId, grossTotal, "released"]]);
});
