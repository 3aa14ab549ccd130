import { eq } from "drizzle-orm";
import { customer, giftCertificate, order, userGift } from "@/backend/db/schema";
import type { TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { fetchOrder, parsePurchase } from "@/tests/support/purchase";
import {
  addToCart,
  buy,
  getCartItems,
  ON_DELIVERY,
  parseAnswer,
  parseCart,
  type Shopper,
  updateProduct,
} from "@/tests/support/shopper";
import { startWithdrawalShop } from "@/tests/support/withdrawal";

allowLocalhost();

let backend: TestBackend;
let shopper: Shopper;
let email: string;
let soap: number;
let bread: number;

beforeEach(async () => {
  ({ backend, shopper, email, soap, bread } = await startWithdrawalShop());
});
afterEach(() => backend.stop());

const fetchCart = async () => parseCart(await shopper.get("cart/view"));
const purchase = async (paymentTypeId = ON_DELIVERY) =>
  parsePurchase(await buy(shopper, (await fetchCart()).version, paymentTypeId));

async function withBread(pieces = 3) {
  expect(parseAnswer(await addToCart(shopper, bread, pieces)).status).toBe(0);
}

const findLine = async (orderId: number, productId = soap) =>
  (await fetchOrder(shopper, orderId)).orderItems.find((item) => item.product.productId === productId);

async function withdraw(orderId: number, quantity: number) {
  const orderItemId = (await findLine(orderId))?.orderItemId ?? 0;
  const withdrawalItems = [{ orderItemId, quantity }];
  const body = { orderId, email, name: "Persona Prova", withdrawalItems };
  expect(parseAnswer(await backend.post("/ebsn/api/withdrawal/add", body)).status).toBe(0);
}

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
  const line = getCartItems(await fetchCart())[0];
  await shopper.post("cart/update", { items: [{ itemId: line?.itemId, quantity: 0 }] });
  await addToCart(shopper, soap, 4, { use_wpid: 77 });
  await withBread(4);
  await backend.context.db.insert(giftCertificate).values([
    { giftCode: "META", description: "Metà", kind: "item", value: 50, giftAdjustmentTypeId: 1001 },
    { giftCode: "QUATTRO", description: "4 euro", kind: "amount", value: 400, giftAdjustmentTypeId: 1000 },
  ]);
  const itemId = getCartItems(await fetchCart()).find(
    ({ product: { productId } }) => productId === soap,
  )?.itemId;
  await shopper.post("cart-giftcertificate/add_code", { code: "META", item_id: itemId });
  await shopper.post("cart-giftcertificate/add_code", { code: "QUATTRO" });
  const { orderId } = await purchase();
  expect(await getPoints()).toBe(300);
  // What the shop offers later changes nothing that was ordered.
  await updateProduct(backend, soap, { promo: null });
  const codesOf = async () =>
    (await fetchOrder(shopper, orderId)).orderAdjustmentSummary?.orderAdjustments.map(
      ({ description, amount }) => [description, amount],
    );
  const [[, half] = []] = (await codesOf()) ?? [];
  await withdraw(orderId, 2);
  expect(await getPoints()).toBe(400);
  expect((await codesOf())?.[0]).toEqual(["Metà", Number(half) / 2]);
  const check = async () => parseAnswer(await shopper.get("cart-giftcertificate/check?code=META")).codes;
  expect(await check()).not.toEqual([]);
  await withdraw(orderId, 2);
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
  const line = getCartItems(await fetchCart())[0];
  await withBread(3);
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
  const { orderId } = await purchase();
  const totalOf = async () => {
    const { grossTotal, packagingTotal, deliveryFee } = await fetchOrder(shopper, orderId);
    return Math.round((Number(grossTotal) - Number(packagingTotal) - Number(deliveryFee)) * 100);
  };
  expect(await totalOf()).toBe(3000);
  await withdraw(orderId, 1);
  expect(await totalOf()).toBe(3000);
});
