import { paymentAuthListSchema } from "@/lib/ebsn/schemas/payment-auth";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { bought, orderOf } from "@/tests/support/purchase";
import {
  buy,
  CARD,
  cartOf,
  plainProducts,
  readyShopper,
  add,
  BAG,
  settleDelivery,
  told,
  type Shopper,
} from "@/tests/support/shopper";

allowLocalhost();

let backend: TestBackend;
let shopper: Shopper;
let productId: number;
let version: number;
let paymentUrl: string;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

beforeEach(async () => {
  [productId = 0] = await plainProducts(backend, 1);
  const ready = await readyShopper(backend, productId);
  shopper = ready.shopper;
  ({ paymentUrl } = bought(await buy(shopper, ready.cart.version, CARD)));
});

const atBank = (url: string, fields: Record<string, string>) =>
  fetch(`${backend.url}${new URL(url).pathname}`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields),
  });

async function cards(type = CARD, who = shopper) {
  const { data } = told(await who.get(`payment-type/list-auth?payment_type_id=${type}`));
  return paymentAuthListSchema.parse(data).auths;
}

async function nextCart(): Promise<void> {
  await settleDelivery(backend, shopper);
  await add(shopper, productId, 5);
  ({ version } = cartOf(await add(shopper, BAG, 1)));
}

const buyWith = (authId: number, type = CARD) =>
  shopper.post(`checkout/buy?payment_type_id=${type}&cart_version=${version}&user_payment_auth_id=${authId}`);

test("the bank remembers a card only when asked to, once, and says no more of it than it may", async () => {
  await atBank(paymentUrl, { decision: "approve" });
  expect(await cards()).toEqual([]);
  await nextCart();
  const next = bought(await buy(shopper, version, CARD));
  await atBank(next.paymentUrl, { decision: "approve", remember: "1" });
  expect(await cards()).toEqual([
    {
      userPaymentAuthId: expect.any(Number) as number,
      paymentTypeId: CARD,
      brand: "Visa",
      maskedPan: "•••• 4242",
      expiry: "202911",
    },
  ]);
  expect(await cards(13)).toEqual([]);
});

describe("a remembered card", () => {
  let authId: number;

  beforeEach(async () => {
    await atBank(paymentUrl, { decision: "approve", remember: "1" });
    authId = (await cards())[0]?.userPaymentAuthId ?? 0;
    await nextCart();
  });

  test("pays an order without the bank's page, once", async () => {
    const first = bought(await buyWith(authId));
    expect(first).toMatchObject({ orderStatusId: 1, paymentUrl: "" });
    expect(bought(await buyWith(authId)).orderId).toBe(first.orderId);
    expect(await orderOf(shopper, first.orderId)).toMatchObject({ paymentTransactionStatusId: 2 });
  });

  test("pays an order that waited for its payment", async () => {
    const { orderId } = bought(await buy(shopper, version, CARD));
    const paid = await shopper.post(`order/payment?order_id=${orderId}&user_payment_auth_id=${authId}`);
    expect(bought(paid)).toMatchObject({ orderStatusId: 1, paymentUrl: "" });
  });

  test("pays an order whose way of paying is chosen anew", async () => {
    const { orderId } = bought(await buy(shopper, version, 24));
    const asked = `order_id=${orderId}&payment_type_id=${CARD}&user_payment_auth_id=${authId}`;
    const paid = await shopper.post(`order/modify-payment-type?${asked}`);
    expect(bought(paid)).toMatchObject({ orderStatusId: 1, paymentUrl: "" });
  });

  test("is its owner's alone, for its way of paying, and as long as it is good", async () => {
    const stranger = await readyShopper(backend, productId);
    const version = stranger.cart.version;
    const path = `checkout/buy?payment_type_id=${CARD}&cart_version=${version}&user_payment_auth_id=${authId}`;
    expect(told(await stranger.shopper.post(path)).codes).toEqual(["error.payment.auth"]);
    expect(told(await buyWith(authId, 24)).codes).toEqual(["error.payment.auth"]);
    await backend.context.db.execute(`update payment_auth set expiry = '202610'`);
    expect(told(await buyWith(authId)).codes).toEqual(["error.payment.auth_expired"]);
  });

  test("is forgotten when its owner wants it, and by nobody else", async () => {
    const stranger = await readyShopper(backend, productId);
    const remove = (who: Shopper) => who.post(`payment-type/remove-auth?user_payment_auth_id=${authId}`);
    await remove(stranger.shopper);
    expect(await cards()).toHaveLength(1);
    await remove(shopper);
    expect(await cards()).toEqual([]);
    expect(told(await buyWith(authId)).codes).toEqual(["error.payment.auth"]);
  });
});
