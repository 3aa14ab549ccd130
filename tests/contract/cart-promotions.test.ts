import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import {
  add,
  cartOf,
  itemsOf,
  newShopper,
  plainProducts,
  settleDelivery,
  shape,
  told,
  type Shopper,
} from "@/tests/support/shopper";

allowLocalhost();

let backend: TestBackend;
let shopper: Shopper;
let productIds: number[];

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.stop());

beforeEach(async () => {
  productIds = await plainProducts(backend, 3);
  shopper = await newShopper(backend);
  await settleDelivery(backend, shopper);
});

const at = (index: number) => productIds[index] ?? 0;

describe("promotions", () => {
  const promo = {
    warehousePromoId: 9100,
    warehousePromoTypeId: 6,
    campaign: "settimana" as const,
    bubble: "",
    body: "",
    cssClass: "promo",
  };

  test("three for two counts over all its articles", async () => {
    for (const index of [0, 1, 2])
      await shape(backend, at(index), { promo: { ...promo, multiBuy: { take: 3, pay: 2 } } });
    await shape(backend, at(2), { priceCents: 400 });
    await add(shopper, at(0), 1);
    await add(shopper, at(1), 1);
    const cart = cartOf(await add(shopper, at(2), 1));
    expect([cart.goodsTotal, cart.discountTotal]).toEqual([24, 4]);
  });

  test.each([
    ["9100", 2.5],
    ["-1", 0],
    ["4711", 0],
  ])("a selectable one answered %s takes %p off", async (use_wpid, discount) => {
    await shape(backend, at(0), { promo: { ...promo, discountPerc: 25, selectable: { text: "?" } } });
    const cart = cartOf(await add(shopper, at(0), 1, { use_wpid }));
    expect(cart.discountTotal).toBe(discount);
  });

  test("a percentage costs what the shelf says, times the quantity", async () => {
    await shape(backend, at(0), { priceCents: 199, promo: { ...promo, discountPerc: 25 } });
    const cart = cartOf(await add(shopper, at(0), 3));
    const [item] = itemsOf(cart);
    expect(item?.netTotal).toBe(4.47);
    expect(item?.product.priceDisplay).toBe(1.49);
  });
});

describe("codes", () => {
  const code = (call: string, text: string) => shopper.post(`cart-giftcertificate/${call}`, { code: text });

  test("say why they do not count, and count when they may", async () => {
    expect(told(await code("add_code", "NIENTE")).codes).toEqual(["error.gift.unknown"]);
    expect(told(await code("add_code", "ESTATE26")).codes).toEqual(["error.gift.expired"]);
    expect(told(await code("add_code", "AUTUNNO5")).codes).toEqual(["error.gift.unknown"]);
    expect(told(await code("add_code", "benvenuta10")).codes).toEqual(["error.gift.minimum"]);
    await add(shopper, at(0), 6);
    const cart = cartOf(await code("add_code", "benvenuta10"));
    expect(cart.discountTotal).toBe(10);
    expect(cart.orderAdjustmentSummary?.orderAdjustments[0]).toMatchObject({
      amount: 10,
      giftCertificate: { giftCode: "BENVENUTA10" },
    });
    expect(cartOf(await code("remove_code", "BENVENUTA10")).discountTotal).toBe(0);
  });
});
