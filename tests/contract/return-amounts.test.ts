import { eq } from "drizzle-orm";
import { giftCertificate, order, orderItem, userGift } from "@/backend/db/schema";
import { createSession } from "@/backend/modules/session/session";
import { orderRefundListSchema, orderRefundViewSchema } from "@/lib/ebsn/schemas/order-refund";
import { backendForFile } from "@/tests/support/file-backend";
import { lastEmailTo } from "@/tests/support/mailbox";
import { parsePurchase } from "@/tests/support/purchase";
import {
  addToCart,
  buy,
  getCartItems,
  parseAnswer,
  parseCart,
  readyShopper,
  resetProducts,
  type Shopper,
  shopperWithToken,
  updateProduct,
} from "@/tests/support/shopper";

const DELIVERED = 8;
const HALF_PRICE = 9007;

const backend = backendForFile();
let shopper: Shopper;
let productId: number;
let otherId: number;

beforeAll(async () => {
  const { db } = backend.context;
  await db.insert(giftCertificate).values([
    { giftCode: "MENO999", description: "9,99 €", kind: "amount", value: 999 },
    { giftCode: "MEZZO", description: "Metà prezzo", kind: "item", value: 50, giftAdjustmentTypeId: 1001 },
  ]);
});
beforeEach(async () => {
  [productId = 0, otherId = 0] = await resetProducts(backend, 2);
});

async function fillCart(quantity: number, otherQuantity: number) {
  ({ shopper } = await readyShopper(backend, productId, quantity));
  const cart = parseCart(await addToCart(shopper, otherId, otherQuantity));
  return getCartItems(cart).find(({ product }) => product.productId === otherId)?.itemId ?? 0;
}

const addCode = (body: { code: string; item_id?: number }) =>
  shopper.post("cart-giftcertificate/add_code", body);

/** What is offered for a product, delivered as ordered. */
async function buyAndDeliver() {
  const { db } = backend.context;
  const { version } = parseCart(await shopper.get("cart/view"));
  const { orderId } = parsePurchase(await buy(shopper, version));
  await db.update(order).set({ orderStatusId: DELIVERED }).where(eq(order.orderId, orderId));
  const lines = await db.select().from(orderItem).where(eq(orderItem.orderId, orderId));
  const idOf = (id: number) => lines.find((line) => line.productId === id)?.orderItemId ?? 0;
  const giveBack = async (id: number, quantity: number) => {
    const refundItems = [{ orderItemId: idOf(id), quantity }];
    const request = { orderId, refundOptionId: 6, reason: "Rotto", refundItems };
    const { data } = parseAnswer(await shopper.post("order-refund/add", request));
    return Math.round((orderRefundViewSchema.parse(data).refund?.amount ?? 0) * 100);
  };
  return { orderId, idOf, giveBack };
}

test("piece by piece adds up to what was paid for the line", async () => {
  ({ shopper } = await readyShopper(backend, productId));
  const { orderId, idOf, giveBack } = await buyAndDeliver();
  await backend.context.db
    .update(orderItem)
    .set({ netCents: 5003 })
    .where(eq(orderItem.orderItemId, idOf(productId)));
  for (let piece = 0; piece < 5; piece += 1) await giveBack(productId, 1);
  const { data } = parseAnswer(await shopper.get(`order-refund/list?order_id=${orderId}`));
  const amounts = orderRefundListSchema
    .parse(data)
    .refunds.map(({ amount }) => Math.round((amount ?? 0) * 100));
  expect(amounts.sort()).toEqual([1000, 1000, 1001, 1001, 1001]);
});

test("the refund of everything is what was paid for the goods, less the codes", async () => {
  await fillCart(7, 2);
  await addCode({ code: "MENO999" });
  const { giveBack } = await buyAndDeliver();
  const cents = [await giveBack(productId, 1), await giveBack(otherId, 2), await giveBack(productId, 6)];
  expect(cents).toEqual([889, 1778, 5334]);
  expect(cents.reduce((sum, part) => sum + part)).toBe(9000 - 999);
});

test("a code for one product is taken off that product only", async () => {
  const itemId = await fillCart(9, 1);
  await addCode({ code: "MEZZO", item_id: itemId });
  const { giveBack } = await buyAndDeliver();
  expect([await giveBack(otherId, 1), await giveBack(productId, 9)]).toEqual([500, 9000]);
});

test("a stamp too, and a code of the whole order reduces what it has left", async () => {
  const itemId = await fillCart(9, 1);
  const { customerId } = shopper;
  const [stamp] = await backend.context.db
    .insert(userGift)
    .values({ giftCertificateId: HALF_PRICE, customerId })
    .returning();
  const assigned = { userGiftCertificateId: stamp?.userGiftId, cartItemId: itemId };
  await shopper.post("personal-coupon/add_coupon", { userGiftCertificates: [assigned] });
  await addCode({ code: "MENO999" });
  const { giveBack } = await buyAndDeliver();
  const cents = [await giveBack(otherId, 1), await giveBack(productId, 9)];
  expect(cents).toEqual([447, 8054]);
  expect(cents[0]! + cents[1]!).toBe(10_000 - 500 - 999);
});

test("what was sold by weight is acknowledged in kilograms", async () => {
  const infos = { TIPOLOGIA: "Sfuso", WEIGHT_SELLING: "0.5", STEP_SELLING: "0.1" };
  await updateProduct(backend, otherId, { infos, name: "Prosciutto cotto" });
  await fillCart(5, 1.5);
  const { giveBack } = await buyAndDeliver();
  await giveBack(otherId, 1.5);
  expect((await lastEmailTo(backend, shopper.customerId)).body).toMatch(
    /\n- 1,5 kg Prosciutto cotto [^\n,]+\n/,
  );
});

test("a substitute that was given back is not refused as well", async () => {
  const { db, clock } = backend.context;
  await fillCart(5, 1);
  const { orderId, idOf, giveBack } = await buyAndDeliver();
  await db.update(order).set({ deliveredAt: clock.now() }).where(eq(order.orderId, orderId));
  await db
    .update(orderItem)
    .set({ pickedQuantity: 5, pickedCents: 5000, substitute: { productId: otherId, name: "Altro" } })
    .where(eq(orderItem.orderItemId, idOf(productId)));
  const canRefuse = async () =>
    JSON.stringify(await shopper.get(`order/view?order_id=${orderId}`)).includes(
      '"canRefuseSubstitute":true',
    );
  expect(await canRefuse()).toBe(true);
  await giveBack(productId, 1);
  expect(await canRefuse()).toBe(false);
  const path = `order/refuse-substitute?order_id=${orderId}&order_item_id=${idOf(productId)}`;
  expect(parseAnswer(await shopper.post(path)).codes).toEqual(["error.order.refuse_returned"]);
});

test("what is given back has been picked, however nobody has looked at the order since", async () => {
  const { db } = backend.context;
  await fillCart(5, 1);
  const { orderId, idOf } = await buyAndDeliver();
  const isOrder = eq(order.orderId, orderId);
  const before = backend.clock.now().toISOString();
  const [row] = await db.update(order).set({ orderStatusId: 3 }).where(isOrder).returning();
  backend.clock.set(`${row?.slotDate}T23:00:00Z`);
  const { customerId } = shopper;
  const session = await createSession(db, backend.clock.now(), customerId);
  const refundItems = [{ orderItemId: idOf(productId), quantity: 5 }];
  const request = { orderId, refundOptionId: 6, reason: "Rotto", refundItems };
  await shopperWithToken(backend, customerId, session).post("order-refund/add", request);
  backend.clock.set(before);
  expect((await db.select().from(order).where(isOrder))[0]?.preparedAt).not.toBeNull();
});
