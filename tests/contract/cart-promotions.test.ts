import { backendForFile } from "@/tests/support/file-backend";
import {
  addToCart,
  parseCart,
  getCartItems,
  newShopper,
  resetProducts,
  chooseDelivery,
  updateProduct,
  parseAnswer,
  type Shopper,
} from "@/tests/support/shopper";

const backend = backendForFile();
let shopper: Shopper;
let productIds: number[];

beforeEach(async () => {
  productIds = await resetProducts(backend, 3);
  shopper = await newShopper(backend);
  await chooseDelivery(backend, shopper);
});

const productIdAt = (index: number) => productIds[index] ?? 0;

describe("promotions", () => {
  const promo = {
    warehousePromoId: 9100,
    warehousePromoTypeId: 6,
    campaign: "settimana" as const,
    bubble: "",
    body: "",
    cssClass: "promo",
  };

  test("three for two applies across all its products", async () => {
    for (const index of [0, 1, 2])
      await updateProduct(backend, productIdAt(index), {
        promo: { ...promo, multiBuy: { take: 3, pay: 2 } },
      });
    await updateProduct(backend, productIdAt(2), { priceCents: 400 });
    await addToCart(shopper, productIdAt(0), 1);
    await addToCart(shopper, productIdAt(1), 1);
    const cart = parseCart(await addToCart(shopper, productIdAt(2), 1));
    expect([cart.goodsTotal, cart.discountTotal]).toEqual([24, 4]);
  });

  test.each([
    ["9100", 2.5],
    ["-1", 0],
    ["4711", 0],
  ])("a selectable one answered %s discounts %p", async (use_wpid, discount) => {
    await updateProduct(backend, productIdAt(0), {
      promo: { ...promo, discountPerc: 25, selectable: { text: "?" } },
    });
    const cart = parseCart(await addToCart(shopper, productIdAt(0), 1, { use_wpid }));
    expect(cart.discountTotal).toBe(discount);
  });

  test("a percentage discount multiplies the displayed price by the quantity", async () => {
    await updateProduct(backend, productIdAt(0), { priceCents: 199, promo: { ...promo, discountPerc: 25 } });
    const cart = parseCart(await addToCart(shopper, productIdAt(0), 3));
    const [item] = getCartItems(cart);
    expect(item?.netTotal).toBe(4.47);
    expect(item?.product.priceDisplay).toBe(1.49);
  });
});

describe("codes", () => {
  const postCode = (action: string, text: string) =>
    shopper.post(`cart-giftcertificate/${action}`, { code: text });

  test("are rejected with a reason, and applied when valid", async () => {
    expect(parseAnswer(await postCode("add_code", "NIENTE")).codes).toEqual(["error.gift.unknown"]);
    expect(parseAnswer(await postCode("add_code", "ESTATE26")).codes).toEqual(["error.gift.expired"]);
    expect(parseAnswer(await postCode("add_code", "AUTUNNO5")).codes).toEqual(["error.gift.unknown"]);
    expect(parseAnswer(await postCode("add_code", "benvenuta10")).codes).toEqual(["error.gift.minimum"]);
    await addToCart(shopper, productIdAt(0), 6);
    const cart = parseCart(await postCode("add_code", "benvenuta10"));
    expect(cart.discountTotal).toBe(10);
    expect(cart.orderAdjustmentSummary?.orderAdjustments[0]).toMatchObject({
      amount: 10,
      giftCertificate: { giftCode: "BENVENUTA10" },
    });
    expect(parseCart(await postCode("remove_code", "BENVENUTA10")).discountTotal).toBe(0);
  });
});
