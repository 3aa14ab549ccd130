import { eq } from "drizzle-orm";
import { customer, giftCertificate, order, userGift } from "@/backend/db/schema";
import type { TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { fetchOrder } from "@/tests/support/purchase";
import { addToCart, getCartItems, parseAnswer, type Shopper, updateProduct } from "@/tests/support/shopper";
import { startWithdrawalShop, type WithdrawalShop } from "@/tests/support/withdrawal";

allowLocalhost();

let shop: WithdrawalShop;
let backend: TestBackend;
let shopper: Shopper;
let soap: number;
let bread: number;

beforeEach(async () => {
  shop = await startWithdrawalShop();
  ({ backend, shopper, soap, bread } = shop);
});
afterEach(() => backend.stop());

test("a withdrawal before the picking from a whole line gives back its code and its points", async () => {
  await updateProduct(backend, soap, {
    promo: {
      warehousePromoId: 77,
      warehousePromoTypeId: 1,
      campaign: "mese",
      discountPerc: 30,
      points: 50,
      needsCard: true,
      selectable: { text: "Usa 50 punti" },
      bubble: "-30% con Carta",
      body: "SOLO CON CARTA VANTAGGI",
      cssClass: "promo_card",
    },
  });
  const isOwn = eq(customer.customerId, shopper.customerId);
  const getPoints = async () => (await backend.context.db.select().from(customer).where(isOwn))[0]?.points;
  await backend.context.db.update(customer).set({ points: 500 }).where(isOwn);
  const line = getCartItems(await shop.fetchCart())[0];
  await shopper.post("cart/update", { items: [{ itemId: line?.itemId, quantity: 0 }] });
  await addToCart(shopper, soap, 4, { use_wpid: 77 });
  await shop.addBread(4);
  await backend.context.db.insert(giftCertificate).values([
    { giftCode: "META", description: "Metà", kind: "item", value: 50, giftAdjustmentTypeId: 1001 },
    { giftCode: "QUATTRO", description: "4 euro", kind: "amount", value: 400, giftAdjustmentTypeId: 1000 },
  ]);
  const itemId = getCartItems(await shop.fetchCart()).find(
    ({ product: { productId } }) => productId === soap,
  )?.itemId;
  await shopper.post("cart-giftcertificate/add_code", { code: "META", item_id: itemId });
  await shopper.post("cart-giftcertificate/add_code", { code: "QUATTRO" });
  const { orderId } = await shop.purchase();
  expect(await getPoints()).toBe(300);
  // What the shop offers later changes nothing that was ordered.
  await updateProduct(backend, soap, { promo: null });
  const codesOf = async () =>
    (await fetchOrder(shopper, orderId)).orderAdjustmentSummary?.orderAdjustments.map(
      ({ description, amount }) => [description, amount],
    );
  const [[, half] = []] = (await codesOf()) ?? [];
  await shop.withdraw(orderId, 2);
  expect(await getPoints()).toBe(400);
  expect((await codesOf())?.[0]).toEqual(["Metà", Number(half) / 2]);
  const check = async () => parseAnswer(await shopper.get("cart-giftcertificate/check?code=META")).codes;
  expect(await check()).not.toEqual([]);
  await shop.withdraw(orderId, 2);
  expect(await getPoints()).toBe(500);
  expect((await codesOf())?.map(([description]) => description)).toEqual(["4 euro"]);
  expect(await check()).toEqual([]);
  const [row] = await backend.context.db.select().from(order).where(eq(order.orderId, orderId));
  expect(row?.pointsSpent).toBe(0);
  const list = parseAnswer(await shopper.get("wishlist/most-purchased")).data;
  expect(JSON.stringify(list)).toContain(`"productId":${bread}`);
  expect(JSON.stringify(list)).not.toContain(`"productId":${soap}`);
  await shopper.post(`order/delete?order_id=${orderId}`);
  expect(await getPoints()).toBe(500);
});

test("a piece that leaves takes its part of the line's stamps along, to the cent", async () => {
  const { db } = backend.context;
  await updateProduct(backend, soap, { priceCents: 1005 });
  const line = getCartItems(await shop.fetchCart())[0];
  await shop.addBread(3);
  const [gift] = await db
    .insert(giftCertificate)
    .values({
      giftCode: "GRATIS",
      description: "Gratis",
      kind: "item",
      value: 100,
      giftAdjustmentTypeId: 1001,
    })
    .returning();
  const { giftCertificateId = 0 } = gift ?? {};
  const { customerId } = shopper;
  const stamps = await db
    .insert(userGift)
    .values([1, 2, 3, 4].map(() => ({ giftCertificateId, customerId })))
    .returning();
  await shopper.post("personal-coupon/add_coupon", {
    userGiftCertificates: stamps.map(({ userGiftId }) => ({
      userGiftCertificateId: userGiftId,
      cartItemId: line?.itemId,
    })),
  });
  const { orderId } = await shop.purchase();
  const totalOf = async () => {
    const { grossTotal, packagingTotal, deliveryFee } = await fetchOrder(shopper, orderId);
    return Math.round((Number(grossTotal) - Number(packagingTotal) - Number(deliveryFee)) * 100);
  };
  expect(await totalOf()).toBe(3000);
  await shop.withdraw(orderId, 1);
  expect(await totalOf()).toBe(3000);
});
