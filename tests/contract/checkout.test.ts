import { prepareSchema } from "@/lib/ebsn/schemas/cart";
import { backendForFile } from "@/tests/support/file-backend";
import { parsePurchase, fetchOrder, fetchStock, countTakenPlaces } from "@/tests/support/purchase";
import {
  addToCart,
  BAG,
  buy,
  CARD,
  getCartItems,
  parseCart,
  newShopper,
  ON_DELIVERY,
  resetProducts,
  readyShopper,
  chooseDelivery,
  updateProduct,
  parseAnswer,
  type Shopper,
} from "@/tests/support/shopper";

const SATISPAY = 24;

const backend = backendForFile();
let productIds: number[];

beforeEach(async () => {
  productIds = await resetProducts(backend, 2);
});

const productIdAt = (index: number) => productIds[index] ?? 0;

describe("prepare", () => {
  const prepare = async (shopper: Shopper) => parseAnswer(await shopper.post("checkout/prepare"));

  test("lists everything that is missing, in checkout order", async () => {
    const shopper = await newShopper(backend);
    expect((await prepare(shopper)).codes).toEqual(["error.cart.empty"]);
    await chooseDelivery(backend, shopper);
    await addToCart(shopper, productIdAt(0), 1);
    const { codes, messages } = await prepare(shopper);
    expect(codes).toEqual(["error.checkout.minimum_order", "error.checkout.bag_required"]);
    expect(messages[0]).toBe("L'ordine minimo è di 40,00 €: mancano 30,00 €.");
  });

  test("requires the loyalty card and available products", async () => {
    const { shopper } = await readyShopper(backend, productIdAt(0));
    await backend.context.db.execute(
      `update customer set fidelity_card = '' where customer_id = ${shopper.customerId}`,
    );
    await updateProduct(backend, productIdAt(0), { stock: 1 });
    expect((await prepare(shopper)).codes).toEqual([
      "msg.cart.availability.errors",
      "error.checkout.fidelity_card",
    ]);
  });

  test("returns the cart and its payment types", async () => {
    const { shopper, cart } = await readyShopper(backend, productIdAt(0));
    const prepared = prepareSchema.parse((await prepare(shopper)).data);
    expect(prepared.cart?.version).toBe(cart.version);
    expect(prepared.paymentTypes.map(({ paymentTypeId, online }) => [paymentTypeId, online])).toEqual([
      [12, true],
      [24, true],
      [13, true],
      [1, true],
      [31, true],
      [2, false],
      [18, false],
      [19, false],
      [21, false],
      [11, false],
      [101, false],
    ]);
  });

  test("does not accept the bag excluded from the requirement", async () => {
    const shopper = await newShopper(backend);
    await chooseDelivery(backend, shopper);
    await addToCart(shopper, productIdAt(0), 5);
    await addToCart(shopper, 990_004, 1);
    expect((await prepare(shopper)).codes).toEqual(["error.checkout.bag_required"]);
  });
});

describe("the pre-authorised amount", () => {
  test.each([
    [CARD, 28],
    [24, 26],
  ])(
    "for payment type %p is the total plus its share of the variable weight",
    async (type, preAuthorised) => {
      await updateProduct(backend, productIdAt(0), {
        priceCents: 2000,
        infos: { TIPOLOGIA: "Sfuso", WEIGHT_SELLING: "1", STEP_SELLING: "1" },
      });
      const shopper = await newShopper(backend);
      await chooseDelivery(backend, shopper);
      const cart = parseCart(await addToCart(shopper, productIdAt(0), 1));
      const answer = parseAnswer(await shopper.get(`checkout/prebilled-amount?payment_type_id=${type}`));
      const { prebilledAmount } = answer.data as { prebilledAmount: number };
      expect(prebilledAmount).toBeCloseTo((cart.grossTotal ?? 0) + preAuthorised - 20, 2);
    },
  );
});

test("an empty confirmed total is none, another than the cart's is refused", async () => {
  const { shopper } = await readyShopper(backend, productIdAt(0));
  const buyFor = async (total: string) =>
    parseAnswer(await shopper.post(`checkout/buy?payment_type_id=${ON_DELIVERY}&gross_total=${total}`));
  expect((await buyFor("1")).codes).toEqual(["error.cart.version"]);
  expect((await buyFor("0x10")).codes).toEqual(["error.input.gross_total"]);
  expect((await buyFor("")).status).toBe(0);
});

describe("the consent to the amount held", () => {
  const weighed = { TIPOLOGIA: "Sfuso", WEIGHT_SELLING: "1", STEP_SELLING: "1" };
  const buyWith = (shopper: Shopper, version: number, paymentData: object, type = CARD) =>
    shopper.post(`checkout/buy?payment_type_id=${type}&cart_version=${version}`, {
      payment_data: paymentData,
    });

  test("is required where more than the total is held, and stored with the order", async () => {
    const { shopper, cart } = await readyShopper(backend, productIdAt(0));
    await updateProduct(backend, productIdAt(0), { infos: weighed });
    const { data: authorisation } = parseAnswer(
      await shopper.get(`checkout/prebilled-amount?payment_type_id=${CARD}`),
    );
    const { prebilledAmount } = authorisation as { prebilledAmount: number };
    for (const data of [{}, { holdConsent: cart.grossTotal }, { holdConsent: prebilledAmount + 0.01 }])
      expect(parseAnswer(await buyWith(shopper, cart.version, data)).codes).toEqual([
        "error.checkout.hold_consent",
      ]);
    const answer = await buyWith(shopper, cart.version, { holdConsent: prebilledAmount });
    const { orderInfos } = await fetchOrder(shopper, parsePurchase(answer).orderId);
    expect(Number(orderInfos.hold_consent)).toBe(prebilledAmount);
    expect(orderInfos.hold_consent_date).toBe(backend.clock.now().toISOString());
  });

  test("is due again where the payment type changes to one that holds another amount", async () => {
    const { shopper, cart } = await readyShopper(backend, productIdAt(0));
    await updateProduct(backend, productIdAt(0), { infos: weighed });
    const bought = await buy(shopper, cart.version, CARD);
    const { orderId } = parsePurchase(bought);
    const change = (type: number, payment_data = {}) =>
      shopper.post(`order/modify-payment-type?order_id=${orderId}&payment_type_id=${type}`, { payment_data });
    const infos = async () => (await fetchOrder(shopper, orderId)).orderInfos;
    const byCard = (await infos()).hold_consent;
    const path = `checkout/prebilled-amount?order_id=${orderId}&payment_type_id=${SATISPAY}`;
    const { prebilledAmount } = parseAnswer(await shopper.get(path)).data as { prebilledAmount: number };
    expect(prebilledAmount).toBeLessThan(Number(byCard));
    expect(parseAnswer(await change(SATISPAY)).codes).toEqual(["error.checkout.hold_consent"]);
    expect((await infos()).hold_consent).toBe(byCard);
    backend.clock.advance(60_000);
    expect(parseAnswer(await change(SATISPAY, { holdConsent: prebilledAmount })).status).toBe(0);
    expect(await infos()).toMatchObject({
      hold_consent: String(prebilledAmount),
      hold_consent_date: backend.clock.now().toISOString(),
    });
    expect(parseAnswer(await change(SATISPAY)).status).toBe(0);
    expect(parseAnswer(await change(ON_DELIVERY)).status).toBe(0);
    expect((await infos()).hold_consent).toBeUndefined();
  });

  test("is not due for a payment at the door", async () => {
    const { shopper, cart } = await readyShopper(backend, productIdAt(0));
    await updateProduct(backend, productIdAt(0), { infos: weighed });
    const answer = await buyWith(shopper, cart.version, {}, ON_DELIVERY);
    expect(
      (await fetchOrder(shopper, parsePurchase(answer).orderId)).orderInfos.hold_consent,
    ).toBeUndefined();
  });
});

describe("buying", () => {
  test("on delivery creates an order in validation, takes stock and slot, and opens an empty cart", async () => {
    await updateProduct(backend, productIdAt(0), { stock: 8 });
    const { shopper, cart, slot } = await readyShopper(backend, productIdAt(0), 5);
    const before = await countTakenPlaces(backend, slot);
    const answer = parsePurchase(await buy(shopper, cart.version));
    expect(answer).toMatchObject({ orderStatusId: 1, paymentUrl: "" });
    expect(await fetchStock(backend, productIdAt(0))).toBe(3);
    expect(await countTakenPlaces(backend, slot)).toBe(before + 1);
    const order = await fetchOrder(shopper, answer.orderId);
    expect(order).toMatchObject({
      grossTotal: cart.grossTotal,
      totalItems: 1,
      paymentTransactionStatusId: null,
    });
    expect(order.orderItems.map(({ quantity }) => quantity)).toEqual([5, 1]);
    const next = parseCart(await shopper.get("cart/view"));
    expect([next.totalItems, next.timeslot, next.cartId === cart.cartId]).toEqual([0, null, false]);
    expect(next.shippingAddress?.addressId).toBe(cart.shippingAddress?.addressId);
  });

  test("what somebody else bought meanwhile is named on its line, and the rest can be bought without it", async () => {
    await updateProduct(backend, productIdAt(1), { stock: 1 });
    const { shopper } = await readyShopper(backend, productIdAt(0), 5);
    const { version } = parseCart(await addToCart(shopper, productIdAt(1), 1));
    const { shopper: faster } = await readyShopper(backend, productIdAt(0), 5);
    await buy(faster, parseCart(await addToCart(faster, productIdAt(1), 1)).version);
    expect(parseAnswer(await buy(shopper, version)).codes).toEqual(["msg.cart.availability.errors"]);
    const lines = getCartItems(parseCart(await shopper.get("cart/view")));
    const soldOut = lines.filter(({ notices }) => notices.length > 0);
    expect(soldOut.map(({ product }) => product.productId)).toEqual([productIdAt(1)]);
    const rest = parseCart(await shopper.post("cart/delete", { items: [{ itemId: soldOut[0]?.itemId }] }));
    expect(parsePurchase(await buy(shopper, rest.version))).toMatchObject({ orderStatusId: 1 });
  });

  test("with an outdated cart version is rejected and changes nothing", async () => {
    const { shopper, cart } = await readyShopper(backend, productIdAt(0));
    await addToCart(shopper, productIdAt(1), 1);
    const answer = parseAnswer(await buy(shopper, cart.version));
    expect(answer.codes).toEqual(["error.cart.version"]);
    expect(parseCart(await shopper.get("cart/view")).cartId).toBe(cart.cartId);
  });

  test("at another total than the one shown is rejected until that is confirmed too", async () => {
    const { shopper, cart } = await readyShopper(backend, productIdAt(0));
    await updateProduct(backend, productIdAt(0), { priceCents: 1100 });
    const confirm = (total: number | null) =>
      shopper.post(
        `checkout/buy?payment_type_id=${ON_DELIVERY}&cart_version=${cart.version}&gross_total=${total}`,
      );
    expect(parseAnswer(await confirm(cart.grossTotal)).codes).toEqual(["error.cart.version"]);
    const { grossTotal } = parseCart(await shopper.get("cart/view"));
    const { orderId } = parsePurchase(await confirm(grossTotal));
    expect((await fetchOrder(shopper, orderId)).grossTotal).toBe(grossTotal);
  });

  test("of a cart that waits while an order is changed is rejected", async () => {
    const { shopper, cart } = await readyShopper(backend, productIdAt(0));
    const { orderId } = parsePurchase(await buy(shopper, cart.version));
    const waiting = parseCart(await addToCart(shopper, productIdAt(0), 5));
    await shopper.post(`order/modify?order_id=${orderId}`);
    expect(parseAnswer(await buy(shopper, waiting.version)).codes).toEqual(["error.cart.version"]);
  });

  test("is idempotent after a lost response, with or without the version", async () => {
    const { shopper, cart } = await readyShopper(backend, productIdAt(0));
    const { orderId } = parsePurchase(await buy(shopper, cart.version));
    expect(parsePurchase(await buy(shopper, cart.version)).orderId).toBe(orderId);
    expect(parsePurchase(await shopper.post(`checkout/buy?payment_type_id=${ON_DELIVERY}`)).orderId).toBe(
      orderId,
    );
  });

  test("with a payment type the service does not offer is rejected", async () => {
    const { shopper, cart } = await readyShopper(backend, productIdAt(0));
    expect(parseAnswer(await buy(shopper, cart.version, 99)).codes).toEqual(["error.checkout.payment_type"]);
  });

  test("malformed payment data returns a coded 400", async () => {
    const { shopper } = await readyShopper(backend, productIdAt(0));
    const answer = parseAnswer(await shopper.post("checkout/buy?payment_type_id=2&payment_data=%7Bx"));
    expect([answer.http, answer.codes]).toEqual([400, ["error.input.payment_data"]]);
  });

  test("uses a code once", async () => {
    const { shopper } = await readyShopper(backend, productIdAt(0), 7);
    const withCode = parseCart(await shopper.post("cart-giftcertificate/add_code", { code: "BENVENUTA10" }));
    const { orderId } = parsePurchase(await buy(shopper, withCode.version));
    expect((await fetchOrder(shopper, orderId)).discountTotal).toBe(10);
    const secondUse = parseAnswer(await shopper.get("cart-giftcertificate/check?code=BENVENUTA10"));
    expect(secondUse.codes).toEqual(["error.gift.used"]);
    await shopper.post(`order/delete?order_id=${orderId}`);
    expect(parseAnswer(await shopper.get("cart-giftcertificate/check?code=BENVENUTA10")).status).toBe(0);
  });
});

test("bags have a price", async () => {
  const { data } = parseAnswer(await backend.get("/ebsn/api/packaging-type/list"));
  const { products } = data as { products: { productId: number; priceDisplay: number }[] };
  expect(products.map(({ productId }) => productId)).toContain(BAG);
  for (const { priceDisplay } of products) expect(priceDisplay).toBeGreaterThan(0);
});
