import { lockSubject } from "@/backend/db/subject-lock";
import { paymentAuthListSchema } from "@/lib/ebsn/schemas/payment-auth";
import { backendForFile } from "@/tests/support/file-backend";
import { untilWaiting } from "@/tests/support/lock-waits";
import { onPostgres } from "@/tests/support/on-postgres";
import { parsePurchase, fetchOrder } from "@/tests/support/purchase";
import {
  buy,
  CARD,
  parseCart,
  resetProducts,
  readyShopper,
  addToCart,
  BAG,
  chooseDelivery,
  parseAnswer,
  type Shopper,
} from "@/tests/support/shopper";

const backend = backendForFile();
let shopper: Shopper;
let productId: number;
let version: number;
let paymentUrl: string;

beforeEach(async () => {
  [productId = 0] = await resetProducts(backend, 1);
  const ready = await readyShopper(backend, productId);
  shopper = ready.shopper;
  ({ paymentUrl } = parsePurchase(await buy(shopper, ready.cart.version, CARD)));
});

const postToBank = (url: string, fields: Record<string, string>) =>
  fetch(`${backend.url}${new URL(url).pathname}`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields),
  });

async function listCards(type = CARD, customerApi = shopper) {
  const { data } = parseAnswer(await customerApi.get(`payment-type/list-auth?payment_type_id=${type}`));
  return paymentAuthListSchema.parse(data).auths;
}

async function fillNextCart(): Promise<void> {
  await chooseDelivery(backend, shopper);
  await addToCart(shopper, productId, 5);
  ({ version } = parseCart(await addToCart(shopper, BAG, 1)));
}

const buyWithCard = (authId: number, type = CARD) =>
  shopper.post(`checkout/buy?payment_type_id=${type}&cart_version=${version}&user_payment_auth_id=${authId}`);

onPostgres("a card with which two orders are paid at once is saved once", async () => {
  const { db } = backend.context;
  await fillNextCart();
  const next = parsePurchase(await buy(shopper, version, CARD));
  const { payments } = await db.transaction(async (transaction) => {
    const tx = transaction as typeof db;
    await lockSubject(tx, `saved-cards:${shopper.customerId}`);
    const sent = [paymentUrl, next.paymentUrl].map((url) =>
      postToBank(url, { decision: "approve", remember: "1" }),
    );
    await untilWaiting(db, 2);
    return { payments: sent };
  });
  await Promise.all(payments);
  expect(await listCards()).toHaveLength(1);
});

test("the bank saves a card only on request, once, and returns only masked data", async () => {
  await postToBank(paymentUrl, { decision: "approve" });
  expect(await listCards()).toEqual([]);
  await fillNextCart();
  const next = parsePurchase(await buy(shopper, version, CARD));
  await postToBank(next.paymentUrl, { decision: "approve", remember: "1" });
  expect(await listCards()).toEqual([
    {
      userPaymentAuthId: expect.any(Number) as number,
      paymentTypeId: CARD,
      brand: "Visa",
      maskedPan: "•••• 4242",
      expiry: "202911",
    },
  ]);
  expect(await listCards(13)).toEqual([]);
});

describe("a saved card", () => {
  let authId: number;

  beforeEach(async () => {
    await postToBank(paymentUrl, { decision: "approve", remember: "1" });
    authId = (await listCards())[0]?.userPaymentAuthId ?? 0;
    await fillNextCart();
  });

  test("pays an order without the bank's page, once", async () => {
    const first = parsePurchase(await buyWithCard(authId));
    expect(first).toMatchObject({ orderStatusId: 1, paymentUrl: "" });
    expect(parsePurchase(await buyWithCard(authId)).orderId).toBe(first.orderId);
    expect(await fetchOrder(shopper, first.orderId)).toMatchObject({ paymentTransactionStatusId: 2 });
  });

  test("pays an order awaiting payment", async () => {
    const { orderId } = parsePurchase(await buy(shopper, version, CARD));
    const payment = await shopper.post(`order/payment?order_id=${orderId}&user_payment_auth_id=${authId}`);
    expect(parsePurchase(payment)).toMatchObject({ orderStatusId: 1, paymentUrl: "" });
  });

  test("pays an order whose payment type changes", async () => {
    const { orderId } = parsePurchase(await buy(shopper, version, 24));
    const query = `order_id=${orderId}&payment_type_id=${CARD}&user_payment_auth_id=${authId}`;
    const payment = await shopper.post(`order/modify-payment-type?${query}`);
    expect(parsePurchase(payment)).toMatchObject({ orderStatusId: 1, paymentUrl: "" });
  });

  test("works only for its owner, its payment type and before it expires", async () => {
    const otherCustomer = await readyShopper(backend, productId);
    const version = otherCustomer.cart.version;
    const path = `checkout/buy?payment_type_id=${CARD}&cart_version=${version}&user_payment_auth_id=${authId}`;
    expect(parseAnswer(await otherCustomer.shopper.post(path)).codes).toEqual(["error.payment.auth"]);
    expect(parseAnswer(await buyWithCard(authId, 24)).codes).toEqual(["error.payment.auth"]);
    await backend.context.db.execute(`update payment_auth set expiry = '202610'`);
    expect(parseAnswer(await buyWithCard(authId)).codes).toEqual(["error.payment.auth_expired"]);
  });

  test("is deleted by its owner only", async () => {
    const otherCustomer = await readyShopper(backend, productId);
    const remove = (customerApi: Shopper) =>
      customerApi.post(`payment-type/remove-auth?user_payment_auth_id=${authId}`);
    await remove(otherCustomer.shopper);
    expect(await listCards()).toHaveLength(1);
    await remove(shopper);
    expect(await listCards()).toEqual([]);
    expect(parseAnswer(await buyWithCard(authId)).codes).toEqual(["error.payment.auth"]);
  });
});
