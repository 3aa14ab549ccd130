import { prepareSchema } from "@/lib/ebsn/schemas/cart";
import { toPreparation } from "@/lib/ebsn/transforms/cart";
import { toOrder } from "@/lib/ebsn/transforms/order";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { bought, decide, orderOf } from "@/tests/support/purchase";
import {
  add,
  buy,
  CARD,
  cartOf,
  plainProducts,
  readyShopper,
  shape,
  told,
  type Shopper,
} from "@/tests/support/shopper";

allowLocalhost();

const VOUCHER = 18;

let backend: TestBackend;
let foodId: number;
let soapId: number;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

beforeEach(async () => {
  [foodId = 0, soapId = 0] = await plainProducts(backend, 2);
  await shape(backend, soapId, { food: null });
  await backend.context.db.execute(
    `update product set food = (select food from product where food is not null limit 1) where product_id = ${foodId}`,
  );
});

const prepare = async (shopper: Shopper) =>
  toPreparation(prepareSchema.parse(told(await shopper.post("checkout/prepare")).data));

const pay = (shopper: Shopper, data: object | string, type = VOUCHER) => {
  const payment = new URLSearchParams({
    payment_type_id: String(type),
    payment_data: typeof data === "string" ? data : JSON.stringify(data),
  });
  return shopper.post(`checkout/buy?${payment}`);
};

test("the three kinds come with their face values, and what the cart costs without delivery discounts", async () => {
  const { shopper } = await readyShopper(backend, foodId, 13);
  const { cart, paymentTypes, mealVouchers } = await prepare(shopper);
  const kinds = paymentTypes.filter(({ voucherValues }) => voucherValues);
  expect(kinds.map(({ paymentTypeId }) => paymentTypeId)).toEqual([18, 19, 21]);
  expect(kinds[0]?.voucherValues).toContain(800);
  expect(cart?.totals.deliveryFee).toBe(0);
  expect(mealVouchers).toMatchObject({ spend: 13000, foodTotal: 13000, totals: { deliveryFee: 690 } });
  expect(mealVouchers?.totals.gross).toBe((cart?.totals.gross ?? 0) + 690);
});

test("an order remembers its vouchers, what they pay and what is left for the door", async () => {
  const { shopper } = await readyShopper(backend, foodId, 12);
  const { orderId, orderStatusId, paymentUrl } = bought(await pay(shopper, { vouchers: 8, voucherValue: 8 }));
  expect([orderStatusId, paymentUrl]).toEqual([1, ""]);
  const order = toOrder(await orderOf(shopper, orderId));
  expect(order.paymentType?.paymentTypeId).toBe(VOUCHER);
  expect(order.totals).toMatchObject({ deliveryFee: 690, gross: 12705, prebilled: 12705 });
  expect(order.mealVouchers).toEqual({ vouchers: 8, value: 800, covered: 6400, rest: 6305 });
});

test("they pay for food alone, and a code is taken off the rest first", async () => {
  const { shopper } = await readyShopper(backend, foodId, 3);
  await add(shopper, soapId, 9);
  await shopper.post("cart-giftcertificate/add_code", { code: "BENVENUTA10" });
  const { orderId } = bought(await pay(shopper, { vouchers: 5, voucherValue: 8 }));
  expect((await orderOf(shopper, orderId)).mealVouchers).toMatchObject({ covered: 30, rest: 87.05 });
});

test.each([
  ["none said", "", ["none", "value"]],
  ["none", { vouchers: 0, voucherValue: 8 }, ["none"]],
  ["a ninth", { vouchers: 9, voucherValue: 8 }, ["too_many"]],
  ["half a voucher", { vouchers: 1.5, voucherValue: 8 }, ["none"]],
  ["a value nobody issues", { vouchers: 1, voucherValue: 50 }, ["value"]],
  ["words for numbers", { vouchers: "otto", voucherValue: {} }, ["none", "value"]],
])("refuses %s, and keeps the cart", async (_what, data, codes) => {
  const { shopper, cart } = await readyShopper(backend, foodId, 11);
  expect(told(await pay(shopper, data)).codes).toEqual(
    codes.map((code) => `error.checkout.meal_voucher.${code}`),
  );
  expect(cartOf(await shopper.get("cart/view")).cartId).toBe(cart.cartId);
});

test("refuses a spend of 100 euro, and an invoice", async () => {
  const { shopper } = await readyShopper(backend, foodId, 10);
  const one = { vouchers: 1, voucherValue: 8 };
  expect(told(await pay(shopper, one))).toMatchObject({
    codes: ["error.checkout.meal_voucher.spend"],
    messages: ["I buoni pasto valgono solo per una spesa superiore a € 100,00."],
  });
  await add(shopper, foodId, 11);
  const person = {
    company: false,
    name: "Nina D'Amico",
    fiscalCode: "FRRGLI86D52F205R",
    address1: "Via Brera",
    addressNumber: "1",
    postalcode: "20121",
    city: "Milano",
    province: "MI",
  };
  const kept = told(await shopper.post("user-person-fiscal/insert-billing-address", person)).data;
  const [{ personFiscalId } = { personFiscalId: 0 }] = (
    kept as { personFiscals: { personFiscalId: number }[] }
  ).personFiscals;
  const info = (property: string, value: unknown) =>
    shopper.post("cart/update-cart-info", { property, value });
  await info("need_invoice", "true");
  await info("person_fiscal_id", personFiscalId);
  expect(told(await pay(shopper, one)).codes).toEqual(["error.checkout.meal_voucher.invoice"]);
  await info("need_invoice", "false");
  expect(told(await pay(shopper, one)).status).toBe(0);
});

test("a code for free delivery stays with the customer", async () => {
  const { shopper } = await readyShopper(backend, foodId, 11);
  await backend.context.db.execute(
    `insert into gift_certificate (gift_certificate_id, gift_code, description, kind, value)
     values (9901, 'PORTAGRATIS', 'Consegna gratuita', 'delivery', 0)`,
  );
  await shopper.post("cart-giftcertificate/add_code", { code: "PORTAGRATIS" });
  const { orderId } = bought(await pay(shopper, { vouchers: 1, voucherValue: 8 }));
  expect((await orderOf(shopper, orderId)).deliveryFee).toBe(6.9);
  expect(told(await shopper.get("cart-giftcertificate/check?code=PORTAGRATIS")).status).toBe(0);
});

test("an order that waits for its payment is not turned into one paid with vouchers", async () => {
  const { shopper, cart } = await readyShopper(backend, foodId, 12);
  const { orderId, paymentUrl } = bought(await buy(shopper, cart.version, CARD));
  await decide(backend, paymentUrl, "refuse");
  const order = await orderOf(shopper, orderId);
  expect(order.paymentTypes.map(({ paymentTypeId }) => paymentTypeId)).toEqual([12, 24, 2]);
  const answer = await shopper.post(
    `order/modify-payment-type?order_id=${orderId}&payment_type_id=${VOUCHER}&payment_data=${encodeURIComponent('{"vouchers":1,"voucherValue":8}')}`,
  );
  expect(told(answer).codes).toEqual(["error.checkout.meal_voucher.later"]);
});
