import { prepareSchema } from "@/lib/ebsn/schemas/cart";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { bought, orderOf, stockOf, takenOf } from "@/tests/support/purchase";
import {
  add,
  BAG,
  buy,
  CARD,
  cartOf,
  newShopper,
  ON_DELIVERY,
  plainProducts,
  readyShopper,
  settleDelivery,
  shape,
  told,
  type Shopper,
} from "@/tests/support/shopper";

allowLocalhost();

let backend: TestBackend;
let productIds: number[];

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.stop());

beforeEach(async () => {
  productIds = await plainProducts(backend, 2);
});

const at = (index: number) => productIds[index] ?? 0;

describe("preparing", () => {
  const prepare = async (shopper: Shopper) => told(await shopper.post("checkout/prepare"));

  test("names everything that is missing, in the order of the steps", async () => {
    const shopper = await newShopper(backend);
    expect((await prepare(shopper)).codes).toEqual(["error.cart.empty"]);
    await settleDelivery(backend, shopper);
    await add(shopper, at(0), 1);
    const { codes, messages } = await prepare(shopper);
    expect(codes).toEqual(["error.checkout.minimum_order", "error.checkout.bag_required"]);
    expect(messages[0]).toBe("L'ordine minimo è di € 40,00: mancano € 30,00.");
  });

  test("asks for the loyalty card and for goods that are still there", async () => {
    const { shopper } = await readyShopper(backend, at(0));
    await backend.context.db.execute(
      `update customer set fidelity_card = '' where customer_id = ${shopper.customerId}`,
    );
    await shape(backend, at(0), { stock: 1 });
    expect((await prepare(shopper)).codes).toEqual([
      "msg.cart.availability.errors",
      "error.checkout.fidelity_card",
    ]);
  });

  test("answers the cart and the ways to pay it", async () => {
    const { shopper, cart } = await readyShopper(backend, at(0));
    const prepared = prepareSchema.parse((await prepare(shopper)).data);
    expect(prepared.cart?.version).toBe(cart.version);
    expect(prepared.paymentTypes.map(({ paymentTypeId, online }) => [paymentTypeId, online])).toEqual([
      [12, true],
      [24, true],
      [2, false],
      [18, false],
      [19, false],
      [21, false],
    ]);
  });

  test("the bag that does not count as one is not enough", async () => {
    const shopper = await newShopper(backend);
    await settleDelivery(backend, shopper);
    await add(shopper, at(0), 5);
    await add(shopper, 990_004, 1);
    expect((await prepare(shopper)).codes).toEqual(["error.checkout.bag_required"]);
  });
});

describe("the amount held", () => {
  test.each([
    [CARD, 28],
    [24, 26],
  ])("for payment type %p is the total and its share of what is weighed later", async (type, held) => {
    await shape(backend, at(0), {
      priceCents: 2000,
      infos: { TIPOLOGIA: "Sfuso", WEIGHT_SELLING: "1", STEP_SELLING: "1" },
    });
    const shopper = await newShopper(backend);
    await settleDelivery(backend, shopper);
    const cart = cartOf(await add(shopper, at(0), 1));
    const answer = told(await shopper.get(`checkout/prebilled-amount?payment_type_id=${type}`));
    const { prebilledAmount } = answer.data as { prebilledAmount: number };
    expect(prebilledAmount).toBeCloseTo((cart.grossTotal ?? 0) + held - 20, 2);
  });
});

describe("buying", () => {
  test("on delivery makes an order in validation, takes stock and slot, and opens an empty cart", async () => {
    await shape(backend, at(0), { stock: 8 });
    const { shopper, cart, slot } = await readyShopper(backend, at(0), 5);
    const before = await takenOf(backend, slot);
    const answer = bought(await buy(shopper, cart.version));
    expect(answer).toMatchObject({ orderStatusId: 1, paymentUrl: "" });
    expect(await stockOf(backend, at(0))).toBe(3);
    expect(await takenOf(backend, slot)).toBe(before + 1);
    const order = await orderOf(shopper, answer.orderId);
    expect(order).toMatchObject({
      grossTotal: cart.grossTotal,
      totalItems: 1,
      paymentTransactionStatusId: null,
    });
    expect(order.orderItems.map(({ quantity }) => quantity)).toEqual([5, 1]);
    const next = cartOf(await shopper.get("cart/view"));
    expect([next.totalItems, next.timeslot, next.cartId === cart.cartId]).toEqual([0, null, false]);
    expect(next.shippingAddress?.addressId).toBe(cart.shippingAddress?.addressId);
  });

  test("with an older version of the cart is refused and changes nothing", async () => {
    const { shopper, cart } = await readyShopper(backend, at(0));
    await add(shopper, at(1), 1);
    const answer = told(await buy(shopper, cart.version));
    expect(answer.codes).toEqual(["error.cart.version"]);
    expect(cartOf(await shopper.get("cart/view")).cartId).toBe(cart.cartId);
  });

  test("again after a lost answer answers the same order, with or without the version", async () => {
    const { shopper, cart } = await readyShopper(backend, at(0));
    const { orderId } = bought(await buy(shopper, cart.version));
    expect(bought(await buy(shopper, cart.version)).orderId).toBe(orderId);
    expect(bought(await shopper.post(`checkout/buy?payment_type_id=${ON_DELIVERY}`)).orderId).toBe(orderId);
  });

  test("in a way the service does not offer is refused", async () => {
    const { shopper, cart } = await readyShopper(backend, at(0));
    expect(told(await buy(shopper, cart.version, 99)).codes).toEqual(["error.checkout.payment_type"]);
  });

  test("broken payment data is a coded 400", async () => {
    const { shopper } = await readyShopper(backend, at(0));
    const answer = told(await shopper.post("checkout/buy?payment_type_id=2&payment_data=%7Bx"));
    expect([answer.http, answer.codes]).toEqual([400, ["error.input.payment_data"]]);
  });

  test("spends a code once", async () => {
    const { shopper } = await readyShopper(backend, at(0), 7);
    const withCode = cartOf(await shopper.post("cart-giftcertificate/add_code", { code: "BENVENUTA10" }));
    const { orderId } = bought(await buy(shopper, withCode.version));
    expect((await orderOf(shopper, orderId)).discountTotal).toBe(10);
    const again = told(await shopper.get("cart-giftcertificate/check?code=BENVENUTA10"));
    expect(again.codes).toEqual(["error.gift.used"]);
    await shopper.post(`order/delete?order_id=${orderId}`);
    expect(told(await shopper.get("cart-giftcertificate/check?code=BENVENUTA10")).status).toBe(0);
  });
});

test("bags are sold at their price", async () => {
  const { data } = told(await backend.get("/ebsn/api/packaging-type/list"));
  const { products } = data as { products: { productId: number; priceDisplay: number }[] };
  expect(products.map(({ productId }) => productId)).toContain(BAG);
  for (const { priceDisplay } of products) expect(priceDisplay).toBeGreaterThan(0);
});
