import { eq } from "drizzle-orm";
import { giftListSchema } from "@/lib/ebsn/schemas/gift";
import { giftCertificate, userGift } from "@/backend/db/schema";
import { backendForFile } from "@/tests/support/file-backend";
import { parsePurchase } from "@/tests/support/purchase";
import {
  addToCart,
  BAG,
  buy,
  parseCart,
  getCartItems,
  resetProducts,
  readyShopper,
  parseAnswer,
  type Shopper,
  updateProduct,
} from "@/tests/support/shopper";

const backend = backendForFile();
let shopper: Shopper;
let products: number[];
let certificateIds: number[];

const HALF_PRICE = 9007;

beforeEach(async () => {
  products = await resetProducts(backend, 2);
  ({ shopper } = await readyShopper(backend, products[0] ?? 0, 2));
  await addToCart(shopper, products[1] ?? 0, 1);
  const { customerId } = shopper;
  const rows = await backend.context.db
    .insert(userGift)
    .values(Array.from({ length: 3 }, () => ({ giftCertificateId: HALF_PRICE, customerId })))
    .returning();
  certificateIds = rows.map(({ userGiftId }) => userGiftId);
});

const fetchCart = async () => parseCart(await shopper.get("cart/view"));

async function itemIdOf(productId: number | undefined): Promise<number> {
  const found = getCartItems(await fetchCart()).find(({ product }) => product.productId === productId);
  return found?.itemId ?? -1;
}

const placeCoupons = (...lines: (number | null)[]) =>
  shopper.post("personal-coupon/add_coupon", {
    userGiftCertificates: lines.map((cartItemId, index) => ({
      userGiftCertificateId: certificateIds[index],
      cartItemId,
    })),
  });

async function listCoupons() {
  const { giftCertificates } = giftListSchema.parse(
    parseAnswer(await shopper.get("personal-coupon/get_coupon")).data,
  );
  return giftCertificates.flatMap(({ userGiftCertificates }) => userGiftCertificates);
}

test("each certificate discounts one piece of its line, and the list returns that line", async () => {
  const [firstItemId, secondItemId] = [await itemIdOf(products[0]), await itemIdOf(products[1])];
  const placed = parseCart(await placeCoupons(firstItemId, firstItemId, secondItemId));
  expect(placed.orderAdjustmentSummary?.orderAdjustments.map(({ amount }) => amount)).toEqual([5, 5, 5]);
  expect((await listCoupons()).map(({ cartItemId }) => cartItemId)).toEqual([
    firstItemId,
    firstItemId,
    secondItemId,
  ]);
  expect(parseAnswer(await shopper.get("personal-coupon/check_coupon")).data).toEqual({ hasCoupon: true });
});

test("stamps have a picture, a text and an article", async () => {
  const { giftCertificates } = giftListSchema.parse(
    parseAnswer(await shopper.get("personal-coupon/get_coupon")).data,
  );
  const proposal = giftCertificates[0]?.categoryProposal;
  expect(proposal?.content).toContain("un pezzo");
  expect((await fetch(`${backend.url}${proposal?.img}`)).status).toBe(200);
  const slug = proposal?.proposalUrl.split("/").at(-1);
  expect(parseAnswer(await shopper.get(`article/view?slug=${slug}`)).status).toBe(0);
});

test("a line accepts at most as many certificates as its quantity", async () => {
  const secondItemId = await itemIdOf(products[1]);
  expect(parseAnswer(await placeCoupons(secondItemId, secondItemId)).codes).toEqual(["error.gift.too_many"]);
  expect(parseAnswer(await placeCoupons(secondItemId)).status).toBe(0);
  expect(parseAnswer(await placeCoupons(null, secondItemId)).status).toBe(0);
  expect((await listCoupons()).map(({ cartItemId }) => cartItemId)).toEqual([null, secondItemId, null]);
});

test("codes and stamps of a line count together", async () => {
  const secondItemId = await itemIdOf(products[1]);
  await backend.context.db.insert(giftCertificate).values({
    giftCode: "MEZZO",
    description: "Metà prezzo",
    kind: "item",
    value: 50,
    giftAdjustmentTypeId: 1001,
  });
  const useCode = (itemId: number) =>
    shopper.post("cart-giftcertificate/add_code", { code: "MEZZO", item_id: itemId });
  await placeCoupons(secondItemId);
  const rejected = parseAnswer(await useCode(secondItemId));
  expect(rejected.codes).toEqual(["error.gift.too_many"]);
  expect(rejected.messages.join()).toMatch(/^«.+»: per la quantità che hai nel carrello/);
  const check = `cart-giftcertificate/check?code=MEZZO&item_id=${secondItemId}`;
  expect(parseAnswer(await shopper.get(check)).codes).toEqual(["error.gift.too_many"]);
  await placeCoupons(null);
  expect(parseAnswer(await useCode(secondItemId)).status).toBe(0);
  expect(parseAnswer(await useCode(secondItemId)).status).toBe(0);
  expect(parseAnswer(await placeCoupons(secondItemId)).codes).toEqual(["error.gift.too_many"]);
  expect(parseAnswer(await placeCoupons(await itemIdOf(products[0]))).status).toBe(0);
});

test("reducing a line's quantity drops the excess certificates", async () => {
  const firstItemId = await itemIdOf(products[0]);
  await placeCoupons(firstItemId, firstItemId);
  const reducedCart = parseCart(
    await shopper.post("cart/update", { items: [{ itemId: firstItemId, quantity: 1 }] }),
  );
  expect(reducedCart.orderAdjustmentSummary?.orderAdjustments).toHaveLength(1);
});

async function addHalfPriceCode(code: string, itemId: number) {
  const known = await backend.context.db.$count(giftCertificate, eq(giftCertificate.giftCode, code));
  if (known === 0)
    await backend.context.db.insert(giftCertificate).values({
      giftCode: code,
      description: "Metà",
      kind: "item",
      value: 50,
      giftAdjustmentTypeId: 1001,
    });
  return parseCart(await shopper.post("cart-giftcertificate/add_code", { code, item_id: itemId }));
}

const amountsOf = ({ orderAdjustmentSummary }: ReturnType<typeof parseCart>) =>
  orderAdjustmentSummary?.orderAdjustments.map(({ amount }) => amount) ?? [];

async function cartOfCode(code: string) {
  const { data } = parseAnswer(await shopper.get("giftcertificate/list"));
  const found = giftListSchema.parse(data).giftCertificates.find(({ giftCode }) => giftCode === code);
  return found?.userGiftCertificates[0]?.cartId ?? null;
}

test.each([
  ["is deleted", (itemId: number) => shopper.post("cart/delete", { items: [{ itemId }] })],
  ["comes to nothing", (itemId: number) => shopper.post("cart/update", { items: [{ itemId, quantity: 0 }] })],
  ["goes with the whole cart", () => shopper.post("cart/empty")],
])("a line that %s frees its certificates and its code for another", async (how, remove) => {
  const code = `RIGA ${how}`;
  const itemId = await itemIdOf(products[0]);
  await placeCoupons(itemId);
  expect(amountsOf(await addHalfPriceCode(code, itemId))).toEqual([5, 5]);
  await remove(itemId);
  expect((await listCoupons()).map(({ cartId, cartItemId }) => [cartId, cartItemId])).toEqual(
    Array(3).fill([null, null]),
  );
  expect(await cartOfCode(code)).toBeNull();
  await addToCart(shopper, products[0] ?? 0, 2);
  const again = await itemIdOf(products[0]);
  await placeCoupons(again);
  expect(amountsOf(await addHalfPriceCode(code, again))).toEqual([5, 5]);
});

test("a line that joins another takes its certificates and its code along", async () => {
  const options = ["thin", "thick"].map((key) => ({ key, value: key }));
  const cut = { name: "Taglio", parameterName: "cut", selected: "", options };
  const cutId = products[0] ?? 0;
  await updateProduct(backend, cutId, { selectOptions: [cut] });
  await shopper.post("cart/empty");
  const lines = async () => getCartItems(await fetchCart());
  await addToCart(shopper, cutId, 2, { cut: "thick" });
  const [thick] = await lines();
  await placeCoupons(thick?.itemId ?? 0);
  await addHalfPriceCode("TAGLIO", thick?.itemId ?? 0);
  await addToCart(shopper, cutId, 1, { cut: "thin" });
  const thin = (await lines()).find(({ itemId }) => itemId !== thick?.itemId);
  const joined = parseCart(
    await shopper.post("cart/update-infos", { items: [{ itemId: thin?.itemId, infos: { cut: "thick" } }] }),
  );
  expect(getCartItems(joined).map(({ quantity }) => quantity)).toEqual([3]);
  expect(amountsOf(joined)).toEqual([5, 5]);
});

test("bags and other customers' lines and certificates are rejected", async () => {
  const bag = await itemIdOf(BAG);
  expect(parseAnswer(await placeCoupons(bag)).codes).toEqual(["error.gift.item"]);
  expect(parseAnswer(await placeCoupons(1)).codes).toEqual(["error.gift.item"]);
  certificateIds = [1];
  expect(parseAnswer(await placeCoupons(bag)).codes).toEqual(["error.gift.not_yours"]);
});

test("the code of an individually assigned certificate cannot be entered", async () => {
  const [row] = (await backend.context.db.select().from(giftCertificate)).filter(
    ({ giftCertificateId }) => giftCertificateId === HALF_PRICE,
  );
  const answer = await shopper.post("cart-giftcertificate/add_code", { code: row?.giftCode });
  expect(parseAnswer(answer).codes).toEqual(["error.gift.unknown"]);
});

test("an order uses its certificates and releases them when it is cancelled", async () => {
  await addToCart(shopper, products[0] ?? 0, 5);
  const { version } = parseCart(await placeCoupons(await itemIdOf(products[0])));
  const { orderId } = parsePurchase(await buy(shopper, version));
  expect(await listCoupons()).toHaveLength(2);
  await shopper.post(`order/delete?order_id=${orderId}`);
  expect(await listCoupons()).toHaveLength(3);
});
