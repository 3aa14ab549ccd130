import { eq } from "drizzle-orm";
import { giftCertificate, order, usedGift } from "@/backend/db/schema";
import { applyTransition } from "@/backend/modules/order/advance";
import { giftListSchema } from "@/lib/ebsn/schemas/gift";
import { backendForFile } from "@/tests/support/file-backend";
import { parsePurchase } from "@/tests/support/purchase";
import {
  buy,
  getCartItems,
  parseAnswer,
  parseCart,
  readyShopper,
  resetProducts,
  type Shopper,
} from "@/tests/support/shopper";

const backend = backendForFile();
let shopper: Shopper;
let productId: number;

const WELCOME = "PRIMA10";

beforeAll(async () => {
  await backend.context.db.insert(giftCertificate).values({
    giftCertificateId: 9901,
    giftCode: WELCOME,
    description: "10 € sulla prima spesa",
    kind: "amount",
    value: 1000,
    minimumCents: 6000,
    giftAdjustmentTypeId: 1002,
  });
});
beforeEach(async () => {
  [productId = 0] = await resetProducts(backend, 1);
  ({ shopper } = await readyShopper(backend, productId, 7));
});

const fetchCart = async () => parseCart(await shopper.get("cart/view"));
const addCode = () => shopper.post("cart-giftcertificate/add_code", { code: WELCOME });
const setQuantity = async (quantity: number) => {
  const item = getCartItems(await fetchCart()).find(({ product }) => product.productId === productId);
  return parseCart(await shopper.post("cart/update", { items: [{ itemId: item?.itemId, quantity }] }));
};

test("a first-purchase code is rejected once something was ordered, but stays with the first order", async () => {
  const { version } = await fetchCart();
  const { orderId } = parsePurchase(await buy(shopper, version));
  await shopper.post(`cart/add-all-from-order?order_id=${orderId}`);
  expect(parseAnswer(await shopper.get(`cart-giftcertificate/check?code=${WELCOME}`)).codes).toEqual([
    "error.gift.first_order",
  ]);
  await shopper.post(`order/modify?order_id=${orderId}`);
  expect(parseAnswer(await addCode()).status).toBe(0);
});

test("a first-purchase code is free again after the shop has rejected the order", async () => {
  await addCode();
  const { version } = await fetchCart();
  const { orderId } = parsePurchase(await buy(shopper, version));
  const { db, clock } = backend.context;
  const [row] = await db.select().from(order).where(eq(order.orderId, orderId));
  const rejection = { from: [], to: 21, effect: "reject", at: null } as const;
  await applyTransition(db, row!, rejection, clock.now());
  const { giftCertificates } = giftListSchema.parse(
    parseAnswer(await shopper.get("giftcertificate/list")).data,
  );
  expect(giftCertificates.map(({ giftCode }) => giftCode)).toContain(WELCOME);
  expect(parseAnswer(await shopper.get(`cart-giftcertificate/check?code=${WELCOME}`)).status).toBe(0);
});

test("a code below its minimum waits in the cart by name, with its minimum", async () => {
  await addCode();
  const below = await setQuantity(5);
  expect(below.orderAdjustmentSummary).toMatchObject({
    orderAdjustments: [],
    waitingGiftCertificates: [{ giftCode: WELCOME, minimumAmount: 60 }],
  });
  const above = await setQuantity(7);
  expect(above.orderAdjustmentSummary?.orderAdjustments).toHaveLength(1);
  expect(above.orderAdjustmentSummary?.waitingGiftCertificates).toEqual([]);
});

test("a first-purchase code is no longer offered once something was ordered, but stays in the history", async () => {
  const listed = async (query = "") =>
    giftListSchema
      .parse(parseAnswer(await shopper.get(`giftcertificate/list${query}`)).data)
      .giftCertificates.map(({ giftCode }) => giftCode);
  const thresholds = async () =>
    JSON.stringify(parseAnswer(await shopper.get("cart-giftcertificate/cart-threshold")).data);
  const { version } = await setQuantity(5);
  expect(await listed()).toContain(WELCOME);
  expect(await thresholds()).toContain(WELCOME);
  await buy(shopper, version);
  expect(await listed()).not.toContain(WELCOME);
  expect(await listed("?show_history=true")).toContain(WELCOME);
  expect(await thresholds()).not.toContain(WELCOME);
});

describe("of the codes that an order takes one of", () => {
  const EITHER = ["UNO-A", "UNO-B"].map((giftCode, index) => ({
    giftCertificateId: 9911 + index,
    giftCode,
    description: "2 €",
    kind: "amount" as const,
    value: 200,
    giftAdjustmentTypeId: 1004,
  }));
  const use = async (code: string) =>
    parseAnswer(await shopper.post("cart-giftcertificate/add_code", { code })).codes;

  beforeEach(async () => {
    const { db } = backend.context;
    for (const values of EITHER)
      await db
        .insert(giftCertificate)
        .values(values)
        .onConflictDoUpdate({ target: giftCertificate.giftCertificateId, set: { endDate: null } });
    expect(await use("UNO-A")).toEqual([]);
    expect(await use("UNO-B")).toEqual(["error.gift.one_per_order"]);
  });

  test("an expired one does not block another", async () => {
    await backend.context.db
      .update(giftCertificate)
      .set({ endDate: "2026-11-19" })
      .where(eq(giftCertificate.giftCode, "UNO-A"));
    expect(await use("UNO-B")).toEqual([]);
  });

  test("one used for another order does not block another", async () => {
    const other = await readyShopper(backend, productId, 7);
    const { orderId } = parsePurchase(await buy(other.shopper, other.cart.version));
    await backend.context.db
      .insert(usedGift)
      .values({ customerId: shopper.customerId, giftCertificateId: 9911, orderId });
    expect(await use("UNO-B")).toEqual([]);
  });
});
