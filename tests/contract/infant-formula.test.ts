import { and, eq, sql } from "drizzle-orm";
import { giftCertificate, order, orderItem, product, userGift } from "@/backend/db/schema";
import { pickOrder } from "@/backend/modules/order/pick";
import { personalOfferSchema } from "@/lib/ebsn/schemas/benefits";
import { productSchema } from "@/lib/ebsn/schemas/product";
import { backendForFile } from "@/tests/support/file-backend";
import { fetchOrder, parsePurchase } from "@/tests/support/purchase";
import {
  addToCart,
  buy,
  getCartItems,
  parseAnswer,
  parseCart,
  readyShopper,
  resetProducts,
  type Shopper,
} from "@/tests/support/shopper";

const PROMO = {
  warehousePromoId: 1,
  warehousePromoTypeId: 5,
  campaign: "mese",
  discountPerc: 30,
  bubble: "-30%",
  body: "PROMO",
  cssClass: "promo",
};

const backend = backendForFile();
let shopper: Shopper;
let formulaId: number;
let version: number;

beforeAll(async () => {
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
  const gift = { description: "Sconto", value: 50, minimumCents: 0 };
  await db.insert(giftCertificate).values([
    { ...gift, giftCertificateId: 99001, giftCode: "TUTTO50", kind: "percentage" },
    { ...gift, giftCertificateId: 99002, giftCode: "QUESTO50", kind: "item", giftAdjustmentTypeId: 1001 },
    { ...gift, giftCertificateId: 99003, giftCode: "BOLLONI", kind: "item" },
  ]);
});
const fetchCart = async () => parseCart(await shopper.get("cart/view"));
const discountOf = async () => {
  const cart = await fetchCart();
  return [
    getCartItems(cart).find(({ product: { productId } }) => productId === formulaId)?.grossTotal,
    cart.orderAdjustmentSummary?.orderAdjustments.map(({ amount }) => amount),
  ];
};

test("infant formula has no promotion, whatever the data say", async () => {
  const { data } = parseAnswer(await backend.get(`/ebsn/api/products/${formulaId}`));
  const { warehousePromo, priceDisplay, price } = productSchema.parse(data);
  expect([warehousePromo, priceDisplay ?? price]).toEqual([null, 50]);
  expect((await discountOf())[0]).toBe(50);
});

type Line = { shopper: Shopper; itemId: number };

const addCode = (code: string, ofLine: boolean) => (line: Line) =>
  line.shopper.post("cart-giftcertificate/add_code", { code, ...(ofLine ? { item_id: line.itemId } : {}) });

async function addStamp({ shopper: owner, itemId }: Line) {
  const { db, clock } = backend.context;
  const userGiftCertificateId = 99_000 + owner.customerId;
  await db.insert(userGift).values({
    userGiftId: userGiftCertificateId,
    giftCertificateId: 99003,
    customerId: owner.customerId,
    issuedAt: clock.now(),
  } as typeof userGift.$inferInsert);
  return owner.post("personal-coupon/add_coupon", {
    userGiftCertificates: [{ userGiftCertificateId, cartItemId: itemId }],
  });
}

/** Whether two pieces of it, alone in a cart but for the bags, cost less with the gift. */
async function isReducedBy(productId: number, add: (line: Line) => ReturnType<Shopper["post"]>) {
  const { shopper: owner, cart } = await readyShopper(backend, productId, 2);
  const line = getCartItems(cart).find(({ product: { productId: id } }) => id === productId);
  const answer = parseAnswer(await add({ shopper: owner, itemId: line?.itemId ?? 0 }));
  const after = parseCart(await owner.get("cart/view"));
  const lineAfter = getCartItems(after).find(({ itemId }) => itemId === line?.itemId);
  expect([line?.quantity, answer.status, lineAfter?.quantity]).toEqual([2, 0, 2]);
  const amounts = (after.orderAdjustmentSummary?.orderAdjustments ?? []).map(({ amount }) => amount ?? 0);
  return (lineAfter?.grossTotal ?? 0) < (line?.grossTotal ?? 0) || amounts.some((amount) => amount > 0);
}

test.each([
  ["a code of the whole cart", addCode("TUTTO50", false)],
  ["a code of the line", addCode("QUESTO50", true)],
  ["a stamp of the line", addStamp],
])("is not reduced by %s, which reduces an ordinary product", async (_kind, add) => {
  const [ordinaryId = 0] = await resetProducts(backend, 1);
  expect(ordinaryId).not.toBe(formulaId);
  expect(await isReducedBy(ordinaryId, add)).toBe(true);
  expect(await isReducedBy(formulaId, add)).toBe(false);
});

test("is not reduced by a code for products that were missing at picking either", async () => {
  const { db, clock } = backend.context;
  const [ordinaryId = 0] = await resetProducts(backend, 1);
  const { shopper: owner } = await readyShopper(backend, formulaId, 1);
  await addToCart(owner, ordinaryId, 4, { accept_alternatives: "false" });
  await owner.post("cart-giftcertificate/add_code", { code: "TUTTO50" });
  const { orderId } = parsePurchase(await buy(owner, parseCart(await owner.get("cart/view")).version));
  const isOrder = eq(order.orderId, orderId);
  const lines = await db.select().from(orderItem).where(eq(orderItem.orderId, orderId));
  const ordinary = lines.find(({ productId }) => productId === ordinaryId)?.orderItemId;
  const chargedCents = await db.transaction(async (tx) => {
    const [row] = await tx.select().from(order).where(isOrder);
    return (await pickOrder(tx, row!, clock.now(), (id) => (id === ordinary ? 0 : 0.5))).chargedCents;
  });
  const [{ packagingCents = 0, deliveryFeeCents = 0 } = {}] = await db.select().from(order).where(isOrder);
  expect(chargedCents).toBe(5000 + packagingCents + deliveryFeeCents);
});

test("is not replaced by something similar, as follow-on milk is no food for newborns", async () => {
  const { db, clock } = backend.context;
  const { shopper: owner } = await readyShopper(backend, formulaId, 1);
  const formulaLine = async () => {
    const cart = parseCart(await owner.get("cart/view"));
    return getCartItems(cart).find(({ product: { productId } }) => productId === formulaId);
  };
  const itemId = (await formulaLine())?.itemId;
  expect((await formulaLine())?.substitution?.kind).toBe("none");
  await owner.post("cart/update-infos", { items: [{ itemId, infos: { accept_alternatives: "true" } }] });
  expect((await formulaLine())?.substitution?.kind).toBe("none");
  const { orderId } = parsePurchase(await buy(owner, parseCart(await owner.get("cart/view")).version));
  const isLine = and(eq(orderItem.orderId, orderId), eq(orderItem.productId, formulaId));
  // As it was ordered before the shop had this rule.
  await db.update(orderItem).set({ infos: {} }).where(isLine);
  const [row] = await db.select().from(order).where(eq(order.orderId, orderId));
  await db.transaction((tx) => pickOrder(tx as typeof db, row!, clock.now(), () => 0));
  const { orderItems } = await fetchOrder(owner, orderId);
  expect(orderItems.find(({ product: { productId } }) => productId === formulaId)).toMatchObject({
    substitute: null,
    pickedQuantity: 0,
  });
});

test("makes no personal offer of what was bought", async () => {
  await shopper.post("personal-coupon/add_coupon", { userGiftCertificates: [] });
  ({ version } = await fetchCart());
  expect(parseAnswer(await buy(shopper, version)).status).toBe(0);
  const { products } = personalOfferSchema.parse(parseAnswer(await shopper.get("personal-offer/view")).data);
  expect(products.map(({ productId }) => productId)).not.toContain(formulaId);
});
