import { eq } from "drizzle-orm";
import { giftCertificate, userGift } from "@/backend/db/schema";
import { backendForFile } from "@/tests/support/file-backend";
import { decideAtBank, fetchOrder, parsePurchase } from "@/tests/support/purchase";
import {
  buy,
  CARD,
  getCartItems,
  parseAnswer,
  parseCart,
  readyShopper,
  resetProducts,
  type Shopper,
  updateProduct,
} from "@/tests/support/shopper";

const backend = backendForFile();
let shopper: Shopper;
let productId: number;
let otherId: number;
let nextId = 8800;

beforeEach(async () => {
  [productId = 0, otherId = 0] = await resetProducts(backend, 2);
  ({ shopper } = await readyShopper(backend, productId, 5));
});

const HALF_PRICE = 9007;

const fetchCart = async () => parseCart(await shopper.get("cart/view"));
const modify = async (orderId: number) => parseCart(await shopper.post(`order/modify?order_id=${orderId}`));
const adjustmentsOf = (cart: Awaited<ReturnType<typeof fetchCart>>) =>
  cart.orderAdjustmentSummary?.orderAdjustments.map(({ amount, giftCertificate: gift }) => [
    gift?.giftCode,
    amount,
  ]);
const itemIdOf = async (id: number) =>
  getCartItems(await fetchCart()).find(({ product }) => product.productId === id)?.itemId ?? -1;

async function useItemCode(): Promise<string> {
  nextId += 1;
  const giftCode = `META${nextId}`;
  await backend.context.db.insert(giftCertificate).values({
    giftCertificateId: nextId,
    giftCode,
    description: "Metà prezzo su un articolo",
    kind: "item",
    value: 50,
    giftAdjustmentTypeId: 1001,
  });
  const answer = await shopper.post("cart-giftcertificate/add_code", {
    code: giftCode,
    item_id: await itemIdOf(productId),
  });
  expect(parseAnswer(answer).status).toBe(0);
  return giftCode;
}

async function expire(giftCertificateId: number): Promise<void> {
  await backend.context.db
    .update(giftCertificate)
    .set({ endDate: "2020-01-31" })
    .where(eq(giftCertificate.giftCertificateId, giftCertificateId));
}

async function issueStamp(): Promise<number> {
  nextId += 1;
  await backend.context.db.insert(giftCertificate).values({
    giftCertificateId: nextId,
    giftCode: `BOLLONE${nextId}`,
    description: "Metà prezzo su un articolo",
    kind: "item",
    value: 50,
    giftAdjustmentTypeId: 1001,
  });
  return nextId;
}

async function useCertificate(giftCertificateId = HALF_PRICE): Promise<number> {
  const [row] = await backend.context.db
    .insert(userGift)
    .values({ giftCertificateId, customerId: shopper.customerId })
    .returning();
  const userGiftCertificateId = row?.userGiftId ?? 0;
  await shopper.post("personal-coupon/add_coupon", {
    userGiftCertificates: [{ userGiftCertificateId, cartItemId: await itemIdOf(productId) }],
  });
  return userGiftCertificateId;
}

const order = async (paymentTypeId?: number) =>
  parsePurchase(await buy(shopper, (await fetchCart()).version, paymentTypeId));

describe("an order bought with a code for one item", () => {
  test("keeps the code on that item when it is reopened and bought again", async () => {
    const giftCode = await useItemCode();
    const first = await order();
    const { grossTotal } = await fetchOrder(shopper, first.orderId);
    const reopened = await modify(first.orderId);
    expect(adjustmentsOf(reopened)).toEqual([[giftCode, 5]]);
    expect(reopened.grossTotal).toBe(grossTotal);
    const second = await order();
    expect((await fetchOrder(shopper, second.orderId)).grossTotal).toBe(grossTotal);
  });

  test("may give the code up and take it again while it is changed", async () => {
    const giftCode = await useItemCode();
    const { orderId } = await order();
    await modify(orderId);
    await shopper.post("cart-giftcertificate/remove_code", { code: giftCode });
    expect(adjustmentsOf(await fetchCart())).toEqual([]);
    expect(parseAnswer(await shopper.get(`cart-giftcertificate/check?code=${giftCode}`)).status).toBe(0);
    const body = { code: giftCode, item_id: await itemIdOf(productId) };
    expect(adjustmentsOf(parseCart(await shopper.post("cart-giftcertificate/add_code", body)))).toEqual([
      [giftCode, 5],
    ]);
  });

  test("leaves the code free when the change is bought without it", async () => {
    const giftCode = await useItemCode();
    const { orderId } = await order();
    await modify(orderId);
    await shopper.post("cart-giftcertificate/remove_code", { code: giftCode });
    await order();
    expect(parseAnswer(await shopper.get(`cart-giftcertificate/check?code=${giftCode}`)).status).toBe(0);
  });
});

describe("an order bought on the last day of its discount and changed on the next", () => {
  test("keeps its code, which may also be given up and taken again", async () => {
    const giftCode = await useItemCode();
    const first = await order();
    const { grossTotal } = await fetchOrder(shopper, first.orderId);
    await expire(nextId);
    expect(adjustmentsOf(await modify(first.orderId))).toEqual([[giftCode, 5]]);
    await shopper.post("cart-giftcertificate/remove_code", { code: giftCode });
    const body = { code: giftCode, item_id: await itemIdOf(productId) };
    expect(adjustmentsOf(parseCart(await shopper.post("cart-giftcertificate/add_code", body)))).toEqual([
      [giftCode, 5],
    ]);
    const second = await order();
    expect((await fetchOrder(shopper, second.orderId)).grossTotal).toBe(grossTotal);
  });

  test("keeps its certificate", async () => {
    const giftCertificateId = await issueStamp();
    await useCertificate(giftCertificateId);
    const first = await order();
    await expire(giftCertificateId);
    expect(adjustmentsOf(await modify(first.orderId))?.map(([, amount]) => amount)).toEqual([5]);
  });

  test("has none that expired before it was used", async () => {
    await useItemCode();
    await expire(nextId);
    const { orderId } = await order();
    expect(adjustmentsOf(await modify(orderId)) ?? []).toEqual([]);
  });
});

test("certificates stay with their order when its unpaid replacement is cancelled", async () => {
  const certificateId = await useCertificate();
  const first = await order(CARD);
  await decideAtBank(backend, first.paymentUrl, "approve");
  const reopened = await modify(first.orderId);
  expect(adjustmentsOf(reopened)?.map(([, amount]) => amount)).toEqual([5]);
  await updateProduct(backend, otherId, { priceCents: 20_000 });
  await shopper.post("cart/add", { items: [{ productId: otherId, quantity: 1 }] });
  const second = await order(CARD);
  expect(second.orderStatusId).toBe(11);
  await shopper.post(`order/delete?order_id=${second.orderId}`);
  const rows = await backend.context.db.select().from(userGift);
  expect(rows.find(({ userGiftId }) => userGiftId === certificateId)?.orderId).toBe(first.orderId);
});
