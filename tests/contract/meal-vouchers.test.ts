import { eq } from "drizzle-orm";
import { order } from "@/backend/db/schema";
import { toCents, toEuros } from "@/backend/euros";
import { pickOrder } from "@/backend/modules/order/pick";
import { prepareSchema } from "@/lib/ebsn/schemas/cart";
import { orderRefundViewSchema } from "@/lib/ebsn/schemas/order-refund";
import { toPreparation } from "@/lib/ebsn/transforms/cart";
import { toOrder } from "@/lib/ebsn/transforms/order";
import { backendForFile } from "@/tests/support/file-backend";
import { findEmail } from "@/tests/support/mailbox";
import { parsePurchase, decideAtBank, fetchOrder } from "@/tests/support/purchase";
import {
  addToCart,
  buy,
  CARD,
  parseCart,
  resetProducts,
  readyShopper,
  updateProduct,
  parseAnswer,
  type Shopper,
} from "@/tests/support/shopper";

const VOUCHER = 18;

const backend = backendForFile();
let foodId: number;
let soapId: number;

beforeEach(async () => {
  [foodId = 0, soapId = 0] = await resetProducts(backend, 2);
  await updateProduct(backend, soapId, { food: null });
  await backend.context.db.execute(
    `update product set food = (select food from product where food is not null limit 1) where product_id = ${foodId}`,
  );
});

const prepare = async (shopper: Shopper) =>
  toPreparation(prepareSchema.parse(parseAnswer(await shopper.post("checkout/prepare")).data));

const payWithVouchers = (shopper: Shopper, data: object | string, type = VOUCHER) => {
  const payment = new URLSearchParams({
    payment_type_id: String(type),
    payment_data: typeof data === "string" ? data : JSON.stringify(data),
  });
  return shopper.post(`checkout/buy?${payment}`);
};

test("the three types are returned with face values and the cart total without delivery discounts", async () => {
  const { shopper } = await readyShopper(backend, foodId, 13);
  const { cart, paymentTypes, mealVouchers } = await prepare(shopper);
  const kinds = paymentTypes.filter(({ voucherValues }) => voucherValues);
  expect(kinds.map(({ paymentTypeId }) => paymentTypeId)).toEqual([18, 19, 21]);
  expect(kinds[0]?.voucherValues).toContain(800);
  expect(cart?.totals.deliveryFee).toBe(0);
  expect(mealVouchers).toMatchObject({ spend: 13000, foodTotal: 13000, totals: { deliveryFee: 690 } });
  expect(mealVouchers?.totals.gross).toBe((cart?.totals.gross ?? 0) + 690);
});

test("an order stores its vouchers, the covered amount and the rest to pay on delivery", async () => {
  const { shopper } = await readyShopper(backend, foodId, 12);
  const { orderId, orderStatusId, paymentUrl } = parsePurchase(
    await payWithVouchers(shopper, { vouchers: 8, voucherValue: 8 }),
  );
  expect([orderStatusId, paymentUrl]).toEqual([1, ""]);
  const order = toOrder(await fetchOrder(shopper, orderId));
  expect(order.paymentType?.paymentTypeId).toBe(VOUCHER);
  expect(order.totals).toMatchObject({ deliveryFee: 690, gross: 12705, prebilled: null });
  expect(order.mealVouchers).toEqual({ vouchers: 8, value: 800, covered: 6400, rest: 6305 });
});

test("they cover food only, and a code reduces the rest first", async () => {
  const { shopper } = await readyShopper(backend, foodId, 3);
  await addToCart(shopper, soapId, 9);
  await shopper.post("cart-giftcertificate/add_code", { code: "BENVENUTA10" });
  const { orderId } = parsePurchase(await payWithVouchers(shopper, { vouchers: 5, voucherValue: 8 }));
  expect((await fetchOrder(shopper, orderId)).mealVouchers).toMatchObject({ covered: 30, rest: 87.05 });
});

test("they do not cover what the shop excludes from them, as alcohol", async () => {
  const infos = { TIPOLOGIA: "Pezzo", MINACQ: "1", MEAL_TICKET_ENABLED: "false" };
  await updateProduct(backend, foodId, { infos });
  const { shopper } = await readyShopper(backend, foodId, 12);
  expect((await prepare(shopper)).mealVouchers?.foodTotal).toBe(0);
  const { orderId } = parsePurchase(await payWithVouchers(shopper, { vouchers: 1, voucherValue: 8 }));
  expect((await fetchOrder(shopper, orderId)).mealVouchers).toMatchObject({ covered: 0 });
});

/** 3 pieces of food and 9 of soap, at 10 euros each. */
async function buyFoodAndSoap(code = "") {
  const { shopper } = await readyShopper(backend, foodId, 3);
  await addToCart(shopper, soapId, 9);
  if (code) await shopper.post("cart-giftcertificate/add_code", { code });
  const { orderId } = parsePurchase(await payWithVouchers(shopper, { vouchers: 5, voucherValue: 8 }));
  const { orderItems } = await fetchOrder(shopper, orderId);
  const lineOf = (id: number) => orderItems.find(({ product }) => product.productId === id)?.orderItemId ?? 0;
  const findRow = async () => {
    const [row] = await backend.context.db.select().from(order).where(eq(order.orderId, orderId));
    if (!row) throw new Error(`no order ${orderId}`);
    return row;
  };
  return { shopper, orderId, lineOf, findRow };
}

test("they do not cover food that was not found", async () => {
  const { shopper, orderId, findRow } = await buyFoodAndSoap();
  const { db, clock } = backend.context;
  const onePieceShort = () => 0.07;
  const row = await findRow();
  expect(row.mealVouchers?.coveredCents).toBe(3000);
  await db.transaction((tx) => pickOrder(tx as typeof db, row, clock.now(), onePieceShort));
  const { chargedTotal, mealVouchers } = await fetchOrder(shopper, orderId);
  expect(mealVouchers).toMatchObject({ covered: 20, rest: toEuros(toCents(chargedTotal ?? 0) - 2000) });
});

test("once everything else is withdrawn, they cover the food after its codes", async () => {
  const { shopper, orderId, lineOf } = await buyFoodAndSoap("BENVENUTA10");
  const withdrawn = await backend.post("/ebsn/api/withdrawal/add", {
    orderId,
    email: await findEmail(backend, shopper.customerId),
    name: "Persona Prova",
    withdrawalItems: [{ orderItemId: lineOf(soapId), quantity: 9 }],
  });
  expect(parseAnswer(withdrawn).codes).toEqual([]);
  const { grossTotal, mealVouchers } = await fetchOrder(shopper, orderId);
  expect(mealVouchers).toMatchObject({ covered: 27.5, rest: toEuros(toCents(grossTotal ?? 0) - 2750) });
});

test("what they paid is not given back in money", async () => {
  const { shopper, orderId, lineOf } = await buyFoodAndSoap();
  await backend.context.db.update(order).set({ orderStatusId: 8 }).where(eq(order.orderId, orderId));
  const giveBack = async (productId: number) => {
    const refundItems = [{ orderItemId: lineOf(productId), quantity: 1 }];
    const request = { orderId, refundOptionId: 6, reason: "Rotto", refundItems };
    const { data } = parseAnswer(await shopper.post("order-refund/add", request));
    return orderRefundViewSchema.parse(data).refund;
  };
  expect(await giveBack(foodId)).toMatchObject({ amount: 10, mealVoucherAmount: 10 });
  expect(await giveBack(soapId)).toMatchObject({ amount: 10, mealVoucherAmount: null });
});

test.each([
  ["no payment data", "", ["none", "value"]],
  ["zero vouchers", { vouchers: 0, voucherValue: 8 }, ["none"]],
  ["nine vouchers", { vouchers: 9, voucherValue: 8 }, ["too_many"]],
  ["half a voucher", { vouchers: 1.5, voucherValue: 8 }, ["none"]],
  ["a value nobody issues", { vouchers: 1, voucherValue: 50 }, ["value"]],
  ["what is not a number", { vouchers: true, voucherValue: ["8"] }, ["none", "value"]],
  ["text instead of numbers", { vouchers: "otto", voucherValue: {} }, ["none", "value"]],
])("rejects %s and keeps the cart", async (_what, data, codes) => {
  const { shopper, cart } = await readyShopper(backend, foodId, 11);
  expect(parseAnswer(await payWithVouchers(shopper, data)).codes).toEqual(
    codes.map((code) => `error.checkout.meal_voucher.${code}`),
  );
  expect(parseCart(await shopper.get("cart/view")).cartId).toBe(cart.cartId);
});

test("rejects a spend of 100 euro and an invoice", async () => {
  const { shopper } = await readyShopper(backend, foodId, 10);
  const oneVoucher = { vouchers: 1, voucherValue: 8 };
  expect(parseAnswer(await payWithVouchers(shopper, oneVoucher))).toMatchObject({
    codes: ["error.checkout.meal_voucher.spend"],
    messages: ["I buoni pasto valgono solo per una spesa superiore a 100,00 €."],
  });
  await addToCart(shopper, foodId, 11);
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
  const saved = parseAnswer(await shopper.post("user-person-fiscal/insert-billing-address", person)).data;
  const [{ personFiscalId } = { personFiscalId: 0 }] = (
    saved as { personFiscals: { personFiscalId: number }[] }
  ).personFiscals;
  const updateCartInfo = (property: string, value: unknown) =>
    shopper.post("cart/update-cart-info", { property, value });
  await updateCartInfo("need_invoice", "true");
  await updateCartInfo("person_fiscal_id", personFiscalId);
  expect(parseAnswer(await payWithVouchers(shopper, oneVoucher)).codes).toEqual([
    "error.checkout.meal_voucher.invoice",
  ]);
  await updateCartInfo("need_invoice", "false");
  expect(parseAnswer(await payWithVouchers(shopper, oneVoucher)).status).toBe(0);
});

test("a free delivery code is not used up", async () => {
  const { shopper } = await readyShopper(backend, foodId, 11);
  await backend.context.db.execute(
    `insert into gift_certificate (gift_certificate_id, gift_code, description, kind, value)
     values (9901, 'PORTAGRATIS', 'Consegna gratuita', 'delivery', 0)`,
  );
  await shopper.post("cart-giftcertificate/add_code", { code: "PORTAGRATIS" });
  const { orderId } = parsePurchase(await payWithVouchers(shopper, { vouchers: 1, voucherValue: 8 }));
  expect((await fetchOrder(shopper, orderId)).deliveryFee).toBe(6.9);
  expect(parseAnswer(await shopper.get("cart-giftcertificate/check?code=PORTAGRATIS")).status).toBe(0);
});

test("an order awaiting payment cannot be changed to meal vouchers", async () => {
  const { shopper, cart } = await readyShopper(backend, foodId, 12);
  const { orderId, paymentUrl } = parsePurchase(await buy(shopper, cart.version, CARD));
  await decideAtBank(backend, paymentUrl, "decline");
  const order = await fetchOrder(shopper, orderId);
  expect(order.paymentTypes.map(({ paymentTypeId }) => paymentTypeId)).toEqual([12, 24, 13, 1, 31, 2]);
  const answer = await shopper.post(
    `order/modify-payment-type?order_id=${orderId}&payment_type_id=${VOUCHER}&payment_data=${encodeURIComponent('{"vouchers":1,"voucherValue":8}')}`,
  );
  expect(parseAnswer(answer).codes).toEqual(["error.checkout.meal_voucher.later"]);
});
