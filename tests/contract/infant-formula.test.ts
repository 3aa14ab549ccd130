import { sql } from "drizzle-orm";
import { giftCertificate, product, userGift } from "@/backend/db/schema";
import { personalOfferSchema } from "@/lib/ebsn/schemas/benefits";
import { productSchema } from "@/lib/ebsn/schemas/product";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import {
  buy,
  getCartItems,
  parseAnswer,
  parseCart,
  readyShopper,
  type Shopper,
} from "@/tests/support/shopper";

allowLocalhost();

const PROMO = {
  ...{ warehousePromoId: 1, warehousePromoTypeId: 5, campaign: "mese", discountPerc: 30 },
  ...{ bubble: "-30%", body: "PROMO", cssClass: "promo" },
};

let backend: TestBackend;
let shopper: Shopper;
let formulaId: number;
let version: number;

beforeAll(async () => {
  backend = await startBackend();
  const { db } = backend.context;
  const isFormula = sql`${product.classes} @> array[10291]`;
  const [row] = await db.select({ productId: product.productId }).from(product).where(isFormula).limit(1);
  formulaId = row?.productId ?? 0;
  // As if somebody had put it on offer by mistake.
  await db
    .update(product)
    .set({
      promo: PROMO as typeof product.$inferInsert.promo,
      priceCents: 5000,
      stock: null,
      infos: {},
      dayLock: "",
    })
    .where(isFormula);
  ({
    shopper,
    cart: { version },
  } = await readyShopper(backend, formulaId, 1));
});
afterAll(() => backend.stop());

const fetchCart = async () => parseCart(await shopper.get("cart/view"));
const discountOf = async () => {
  const cart = await fetchCart();
  return [
    getCartItems(cart).find(({ product: { productId } }) => productId === formulaId)?.grossTotal,
    cart.orderAdjustmentSummary?.orderAdjustments.map(({ amount }) => amount),
  ];
};

test("has no promotion, whatever the data say", async () => {
  const { data } = parseAnswer(await backend.get(`/ebsn/api/products/${formulaId}`));
  const { warehousePromo, priceDisplay, price } = productSchema.parse(data);
  expect([warehousePromo, priceDisplay ?? price]).toEqual([null, 50]);
  expect((await discountOf())[0]).toBe(50);
});

test("is not reduced by a code of the whole cart, nor by one or a stamp of its own", async () => {
  const { db, clock } = backend.context;
  const gift = { description: "Sconto", value: 50, minimumCents: 0 };
  await db.insert(giftCertificate).values([
    { ...gift, giftCertificateId: 99001, giftCode: "TUTTO50", kind: "percentage" },
    { ...gift, giftCertificateId: 99002, giftCode: "QUESTO50", kind: "item", giftAdjustmentTypeId: 1001 },
    { ...gift, giftCertificateId: 99003, giftCode: "BOLLONI", kind: "item" },
  ]);
  await db.insert(userGift).values({
    userGiftId: 99101,
    giftCertificateId: 99003,
    customerId: shopper.customerId,
    issuedAt: clock.now(),
  } as typeof userGift.$inferInsert);
  const line = getCartItems(await fetchCart()).find(({ product: { productId } }) => productId === formulaId);
  await shopper.post("cart-giftcertificate/add_code", { code: "TUTTO50" });
  await shopper.post("cart-giftcertificate/add_code", { code: "QUESTO50", item_id: line?.itemId });
  await shopper.post("personal-coupon/add_coupon", {
    userGiftCertificates: [{ userGiftCertificateId: 99101, cartItemId: line?.itemId }],
  });
  const [price, amounts] = await discountOf();
  expect(price).toBe(50);
  expect((amounts as number[]).filter((amount) => amount > 0)).toEqual([]);
  for (const code of ["TUTTO50", "QUESTO50"])
    await shopper.post("cart-giftcertificate/remove_code", { code });
  ({ version } = await fetchCart());
});

test("makes no personal offer of what was bought", async () => {
  await shopper.post("personal-coupon/add_coupon", { userGiftCertificates: [] });
  ({ version } = await fetchCart());
  expect(parseAnswer(await buy(shopper, version)).status).toBe(0);
  const { products } = personalOfferSchema.parse(parseAnswer(await shopper.get("personal-offer/view")).data);
  expect(products.map(({ productId }) => productId)).not.toContain(formulaId);
});
