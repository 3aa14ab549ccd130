import { giftCertificate } from "@/backend/db/schema";
import { backendForFile } from "@/tests/support/file-backend";
import { fetchOrder, parsePurchase } from "@/tests/support/purchase";
import {
  addToCart,
  BAG,
  buy,
  getCartItems,
  parseAnswer,
  parseCart,
  readyShopper,
  resetProducts,
  type Shopper,
} from "@/tests/support/shopper";

const CODE = "MODIFICA10";

const backend = backendForFile();
let shopper: Shopper;
let orderId: number;
let orderedId: number;
let addedId: number;
let earlierId: number;

beforeAll(async () => {
  await backend.context.db
    .insert(giftCertificate)
    .values({ giftCode: CODE, description: "Dieci per cento", kind: "percentage", value: 10 });
});
beforeEach(async () => {
  [orderedId = 0, addedId = 0, earlierId = 0] = await resetProducts(backend, 3);
  const ready = await readyShopper(backend, orderedId, 5);
  ({ shopper } = ready);
  ({ orderId } = parsePurchase(await buy(shopper, ready.cart.version)));
});

const modify = () => shopper.post(`order/modify?order_id=${orderId}`);
const undoModify = () => shopper.post(`order/undo-modify?order_id=${orderId}`);
const fetchCart = async () => parseCart(await shopper.get("cart/view"));
const listQuantities = async () =>
  Object.fromEntries(
    getCartItems(await fetchCart()).map(({ product, quantity }) => [product.productId, quantity]),
  );

test("what was added to the order stays in the cart, and the answer says so", async () => {
  await modify();
  await addToCart(shopper, orderedId, 2);
  await addToCart(shopper, addedId, 3);
  await addToCart(shopper, earlierId, 1);
  const answer = await undoModify();
  expect(parseAnswer(answer).infos).toEqual(["info.order.additions_kept"]);
  expect(parseCart(answer)).toMatchObject({ cartStatusId: 1, reopenedOrder: null, totalItems: 2 });
  expect(await listQuantities()).toEqual({ [addedId]: 3, [earlierId]: 1 });
  expect((await fetchOrder(shopper, orderId)).orderItems.map(({ quantity }) => quantity)).toEqual([5, 1]);
});

test("the cart that waited comes back with them, the larger quantity of each", async () => {
  await addToCart(shopper, earlierId, 4);
  await addToCart(shopper, addedId, 1);
  await modify();
  await addToCart(shopper, addedId, 3);
  const { version } = parseCart(await undoModify());
  expect(await listQuantities()).toEqual({ [earlierId]: 4, [addedId]: 3 });
  expect((await fetchCart()).version).toBe(version);
});

test("nothing is said where nothing was added, and bags stay with the order", async () => {
  await modify();
  await addToCart(shopper, BAG, 2);
  await addToCart(shopper, orderedId, 1);
  expect(parseAnswer(await undoModify()).infos).toEqual([]);
  expect(await listQuantities()).toEqual({});
});

const useCode = async () =>
  expect(parseAnswer(await shopper.post("cart-giftcertificate/add_code", { code: CODE })).status).toBe(0);
const codesOf = ({ orderAdjustmentSummary }: Awaited<ReturnType<typeof fetchCart>>) =>
  orderAdjustmentSummary?.orderAdjustments.map(({ giftCertificate: gift }) => gift?.giftCode) ?? [];

test("a code that was entered meanwhile stays", async () => {
  await modify();
  await addToCart(shopper, addedId, 3);
  await useCode();
  expect(codesOf(parseCart(await undoModify()))).toEqual([CODE]);
});

test("the order keeps its own code", async () => {
  ({ shopper } = await readyShopper(backend, orderedId, 5));
  await useCode();
  ({ orderId } = parsePurchase(await buy(shopper, (await fetchCart()).version)));
  expect(codesOf(parseCart(await modify()))).toEqual([CODE]);
  await addToCart(shopper, addedId, 3);
  expect(codesOf(parseCart(await undoModify()))).toEqual([]);
  expect(codesOf(parseCart(await modify()))).toEqual([CODE]);
});

test("additions stay when the order is cancelled while it is changed", async () => {
  await modify();
  await addToCart(shopper, addedId, 3);
  expect(parseAnswer(await shopper.post(`order/delete?order_id=${orderId}`)).status).toBe(0);
  expect(await listQuantities()).toEqual({ [addedId]: 3 });
});

test("two codes that an order takes one of do not add up in the cart that both come to", async () => {
  const { db } = backend.context;
  const values = { description: "2 €", kind: "amount" as const, value: 200, giftAdjustmentTypeId: 1004 };
  await db.insert(giftCertificate).values(["UNO-A", "UNO-B"].map((giftCode) => ({ ...values, giftCode })));
  const use = async (code: string) =>
    expect(parseAnswer(await shopper.post("cart-giftcertificate/add_code", { code })).codes).toEqual([]);
  await addToCart(shopper, earlierId, 1);
  await use("UNO-A");
  await modify();
  await use("UNO-B");
  await undoModify();
  const { orderAdjustmentSummary } = await fetchCart();
  expect(orderAdjustmentSummary?.orderAdjustments.map(({ amount }) => amount)).toEqual([2]);
});
