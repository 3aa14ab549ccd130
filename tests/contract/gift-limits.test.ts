import { giftCertificate } from "@/backend/db/schema";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
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

allowLocalhost();

let backend: TestBackend;
let shopper: Shopper;
let productId: number;

const WELCOME = "PRIMA10";

beforeAll(async () => {
  backend = await startBackend();
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
afterAll(() => backend.stop());

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
