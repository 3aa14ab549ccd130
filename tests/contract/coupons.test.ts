import { giftListSchema } from "@/lib/ebsn/schemas/gift";
import { giftCertificate, userGift } from "@/backend/db/schema";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { bought } from "@/tests/support/purchase";
import {
  add,
  BAG,
  buy,
  cartOf,
  itemsOf,
  plainProducts,
  readyShopper,
  told,
  type Shopper,
} from "@/tests/support/shopper";

allowLocalhost();

let backend: TestBackend;
let shopper: Shopper;
let products: number[];
let held: number[];

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const HALF_PRICE = 9007;

beforeEach(async () => {
  products = await plainProducts(backend, 2);
  ({ shopper } = await readyShopper(backend, products[0] ?? 0, 2));
  await add(shopper, products[1] ?? 0, 1);
  const { customerId } = shopper;
  const rows = await backend.context.db
    .insert(userGift)
    .values(Array.from({ length: 3 }, () => ({ giftCertificateId: HALF_PRICE, customerId })))
    .returning();
  held = rows.map(({ userGiftId }) => userGiftId);
});

const cart = async () => cartOf(await shopper.get("cart/view"));

async function lineOf(productId: number | undefined): Promise<number> {
  const found = itemsOf(await cart()).find(({ product }) => product.productId === productId);
  return found?.itemId ?? -1;
}

const place = (...lines: (number | null)[]) =>
  shopper.post("personal-coupon/add_coupon", {
    userGiftCertificates: lines.map((cartItemId, index) => ({
      userGiftCertificateId: held[index],
      cartItemId,
    })),
  });

async function coupons() {
  const { giftCertificates } = giftListSchema.parse(
    told(await shopper.get("personal-coupon/get_coupon")).data,
  );
  return giftCertificates.flatMap(({ userGiftCertificates }) => userGiftCertificates);
}

test("each certificate takes its share off one piece of its line, and the list says where it lies", async () => {
  const [two, one] = [await lineOf(products[0]), await lineOf(products[1])];
  const placed = cartOf(await place(two, two, one));
  expect(placed.orderAdjustmentSummary?.orderAdjustments.map(({ amount }) => amount)).toEqual([5, 5, 5]);
  expect((await coupons()).map(({ cartItemId }) => cartItemId)).toEqual([two, two, one]);
  expect(told(await shopper.get("personal-coupon/check_coupon")).data).toEqual({ hasCoupon: true });
});

test("a line takes no more certificates than its quantity, counted with those it has", async () => {
  const one = await lineOf(products[1]);
  expect(told(await place(one, one)).codes).toEqual(["error.gift.too_many"]);
  expect(told(await place(one)).status).toBe(0);
  expect(told(await place(null, one)).status).toBe(0);
  expect((await coupons()).map(({ cartItemId }) => cartItemId)).toEqual([null, one, null]);
});

test("a line made smaller keeps what it can carry", async () => {
  const two = await lineOf(products[0]);
  await place(two, two);
  const smaller = cartOf(await shopper.post("cart/update", { items: [{ itemId: two, quantity: 1 }] }));
  expect(smaller.orderAdjustmentSummary?.orderAdjustments).toHaveLength(1);
});

test("bags, strangers' lines and strangers' certificates are refused", async () => {
  const bag = await lineOf(BAG);
  expect(told(await place(bag)).codes).toEqual(["error.gift.item"]);
  expect(told(await place(1)).codes).toEqual(["error.gift.item"]);
  held = [1];
  expect(told(await place(bag)).codes).toEqual(["error.gift.unknown"]);
});

test("the code of a kind that is held one by one opens nothing", async () => {
  const [row] = (await backend.context.db.select().from(giftCertificate)).filter(
    ({ giftCertificateId }) => giftCertificateId === HALF_PRICE,
  );
  const answer = await shopper.post("cart-giftcertificate/add_code", { code: row?.giftCode });
  expect(told(answer).codes).toEqual(["error.gift.unknown"]);
});

test("an order spends its certificates and gives them back when it is cancelled", async () => {
  await add(shopper, products[0] ?? 0, 5);
  const { version } = cartOf(await place(await lineOf(products[0])));
  const { orderId } = bought(await buy(shopper, version));
  expect(await coupons()).toHaveLength(2);
  await shopper.post(`order/delete?order_id=${orderId}`);
  expect(await coupons()).toHaveLength(3);
});
