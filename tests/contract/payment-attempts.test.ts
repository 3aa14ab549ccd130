import { paymentTransactionListSchema } from "@/lib/ebsn/schemas/payment-due";
import { paymentAuth } from "@/backend/db/schema";
import { backendForFile } from "@/tests/support/file-backend";
import { decideAtBank, fetchOrder, parsePurchase } from "@/tests/support/purchase";
import { buy, CARD, parseAnswer, readyShopper, resetProducts, type Shopper } from "@/tests/support/shopper";

const HOUR = 60 * 60_000;
const [FAILED, IN_PROGRESS, COMPLETED] = [0, 1, 2];

const backend = backendForFile();
let shopper: Shopper;
let version: number;
let orderId: number;
let paymentUrl: string;

beforeEach(async () => {
  const [productId = 0] = await resetProducts(backend, 1);
  const ready = await readyShopper(backend, productId);
  ({ shopper } = ready);
  ({ version } = ready.cart);
  ({ orderId, paymentUrl } = parsePurchase(await buy(shopper, version, CARD)));
});

/** Of the customer's attempts, the latest first. */
const fetchAttempts = async () =>
  paymentTransactionListSchema
    .parse(parseAnswer(await shopper.get("payment-due-date/transactions")).data)
    .transactions.map(({ transactionStatusId }) => transactionStatusId);

const retry = async (path = "") =>
  parsePurchase(await shopper.post(`order/payment?order_id=${orderId}${path}`));

test("an attempt that was left at the bank ends when another one starts", async () => {
  const next = await retry();
  expect(await fetchAttempts()).toEqual([IN_PROGRESS, FAILED]);
  const late = await decideAtBank(backend, paymentUrl, "approve");
  expect(late.headers.get("location")).toContain(`/cart/payment-error/${orderId}`);
  await decideAtBank(backend, next.paymentUrl, "approve");
  expect(await fetchAttempts()).toEqual([COMPLETED, FAILED]);
});

test("an attempt that was left at the bank ends when the purchase is sent again", async () => {
  await buy(shopper, version, CARD);
  expect(await fetchAttempts()).toEqual([IN_PROGRESS, FAILED]);
});

test("an attempt that was left at the bank ends when the order is paid with a saved card", async () => {
  const card = { paymentTypeId: CARD, brand: "Visa", lastDigits: "4242", expiry: "203001" };
  const [saved] = await backend.context.db
    .insert(paymentAuth)
    .values({ ...card, customerId: shopper.customerId, createdAt: backend.clock.now() })
    .returning();
  await retry(`&user_payment_auth_id=${saved?.userPaymentAuthId}`);
  expect(await fetchAttempts()).toEqual([COMPLETED, FAILED]);
});

test.each(["left at the bank", "being verified"])(
  "an attempt %s ends when the order is cancelled",
  async (where) => {
    if (where === "being verified") await decideAtBank(backend, paymentUrl, "pending");
    await shopper.post(`order/delete?order_id=${orderId}`);
    expect(await fetchAttempts()).toEqual([FAILED]);
  },
);

test("an attempt that has ended is not verified any more", async () => {
  await retry();
  const late = await decideAtBank(backend, paymentUrl, "pending");
  expect(late.headers.get("location")).toContain(`/cart/payment-error/${orderId}`);
  expect(await fetchAttempts()).toEqual([IN_PROGRESS, FAILED]);
});

test("an attempt that is being verified stays so", async () => {
  for (const _ of [1, 2]) {
    const { headers } = await decideAtBank(backend, paymentUrl, "pending");
    expect(headers.get("location")).toContain(`/cart/payment-completed/${orderId}`);
  }
  expect(await fetchAttempts()).toEqual([IN_PROGRESS]);
});

test("an attempt that was left at the bank ends when the order expires", async () => {
  backend.clock.advance(HOUR + 60_000);
  expect((await fetchOrder(shopper, orderId)).orderStatusId).toBe(10);
  expect(await fetchAttempts()).toEqual([FAILED]);
});

test("an order whose payment is being verified at the deadline does not expire, but is paid", async () => {
  backend.clock.advance(HOUR - 60_000);
  await decideAtBank(backend, paymentUrl, "pending");
  backend.clock.advance(90_000);
  expect((await fetchOrder(shopper, orderId)).orderStatusId).toBe(11);
  expect(await fetchAttempts()).toEqual([IN_PROGRESS]);
  backend.clock.advance(60_000);
  expect((await fetchOrder(shopper, orderId)).orderStatusId).toBe(1);
  expect(await fetchAttempts()).toEqual([COMPLETED]);
});
