import { eq } from "drizzle-orm";
import { cartItem, productClass } from "@/backend/db/schema";
import { backendForFile } from "@/tests/support/file-backend";
import { fetchStock, parsePurchase } from "@/tests/support/purchase";
import {
  addToCart,
  BAG,
  buy,
  chooseDelivery,
  getCartItems,
  newShopper,
  parseAnswer,
  parseCart,
  resetProducts,
  type Shopper,
  updateProduct,
} from "@/tests/support/shopper";

const backend = backendForFile();
let shopper: Shopper;
let productId: number;

const ripeness = {
  name: "Maturazione",
  parameterName: "ripeness",
  selected: "",
  options: [
    { key: "ripe", value: "Matura" },
    { key: "firm", value: "Soda" },
  ],
};

beforeEach(async () => {
  [productId = 0] = await resetProducts(backend, 1);
  shopper = await newShopper(backend);
  await chooseDelivery(backend, shopper);
});

const listLines = (cart: ReturnType<typeof parseCart>) =>
  getCartItems(cart).map(({ quantity, cartItemInfo }) => [cartItemInfo.ripeness, quantity]);

describe("a product with options", () => {
  beforeEach(() => updateProduct(backend, productId, { selectOptions: [ripeness] }));

  test("is one line for each choice", async () => {
    await addToCart(shopper, productId, 2, { ripeness: "ripe" });
    const cart = parseCart(await addToCart(shopper, productId, 3, { ripeness: "firm" }));
    expect(listLines(cart)).toEqual([
      ["ripe", 2],
      ["firm", 3],
    ]);
    const again = parseCart(await addToCart(shopper, productId, 4, { ripeness: "firm" }));
    expect(listLines(again)).toEqual([
      ["ripe", 2],
      ["firm", 4],
    ]);
  });

  test("changes its choice, and joins the line that has it already", async () => {
    await addToCart(shopper, productId, 2, { ripeness: "ripe" });
    const cart = parseCart(await addToCart(shopper, productId, 3, { ripeness: "firm" }));
    const [first] = getCartItems(cart);
    const items = [{ itemId: first?.itemId, infos: { ripeness: "firm" } }];
    expect(listLines(parseCart(await shopper.post("cart/update-infos", { items })))).toEqual([["firm", 5]]);
    const changed = [{ itemId: first?.itemId, infos: { ripeness: "ripe" } }];
    expect(listLines(parseCart(await shopper.post("cart/update-infos", { items: changed })))).toEqual([
      ["ripe", 5],
    ]);
  });

  const updateInfos = (items: [itemId: number | null | undefined, infos: object][]) =>
    shopper.post("cart/update-infos", { items: items.map(([itemId, infos]) => ({ itemId, infos })) });

  test("changes nothing when a later line of the request has joined an earlier one", async () => {
    await addToCart(shopper, productId, 2, { ripeness: "ripe" });
    const [first, second] = getCartItems(
      parseCart(await addToCart(shopper, productId, 3, { ripeness: "firm" })),
    );
    const answer = await updateInfos([
      [first?.itemId, { ripeness: "firm" }],
      [second?.itemId, { ripeness: "ripe" }],
    ]);
    expect(parseAnswer(answer).codes).toEqual(["error.cart.item"]);
    expect(listLines(parseCart(await shopper.get("cart/view")))).toEqual([
      ["ripe", 2],
      ["firm", 3],
    ]);
  });

  test("cannot lose its choice, nor get one that does not exist", async () => {
    const [line] = getCartItems(parseCart(await addToCart(shopper, productId, 2, { ripeness: "ripe" })));
    for (const ripeness of ["", "green"])
      expect(parseAnswer(await updateInfos([[line?.itemId, { ripeness }]])).codes).toEqual([
        "error.cart.options",
      ]);
  });

  test("has one maximum for all its lines", async () => {
    await updateProduct(backend, productId, { infos: { TIPOLOGIA: "Pezzo", MINACQ: "1", MAXACQ: "6" } });
    await addToCart(shopper, productId, 4, { ripeness: "ripe" });
    const rejected = parseAnswer(await addToCart(shopper, productId, 3, { ripeness: "firm" }));
    expect(rejected.codes).toEqual(["errors.maxAcq"]);
    expect(rejected.messages).toEqual(["Puoi acquistare al massimo 6 pz di questo articolo."]);
    const sized = parseAnswer(await addToCart(shopper, productId, 3, { ripeness: "ripe", size: "L" }));
    expect(sized.codes).toEqual(["errors.maxAcq"]);
    expect(listLines(parseCart(await addToCart(shopper, productId, 2, { ripeness: "firm" })))).toEqual([
      ["ripe", 4],
      ["firm", 2],
    ]);
  });

  test("is not bought beyond a maximum that its lines exceed together", async () => {
    await addToCart(shopper, productId, 4, { ripeness: "ripe" });
    await addToCart(shopper, productId, 3, { ripeness: "firm" });
    const { version } = parseCart(await addToCart(shopper, BAG, 1));
    await updateProduct(backend, productId, { infos: { TIPOLOGIA: "Pezzo", MINACQ: "1", MAXACQ: "6" } });
    for (const rejected of [
      parseAnswer(await shopper.post("checkout/prepare")),
      parseAnswer(await buy(shopper, version)),
    ]) {
      expect(rejected.codes).toEqual(["errors.maxAcq"]);
      expect(rejected.messages.join()).toMatch(
        /^«.+»: Puoi acquistare al massimo 6 pz di questo articolo\.$/,
      );
    }
  });

  test("that is short for all its lines together says so before it is bought", async () => {
    await addToCart(shopper, productId, 4, { ripeness: "ripe" });
    await addToCart(shopper, productId, 3, { ripeness: "firm" });
    await updateProduct(backend, productId, { stock: 6 });
    const items = getCartItems(parseCart(await shopper.get("cart/view?show_sectors=true")));
    expect(items.map(({ notices }) => notices.length)).toEqual([1, 1]);
    await updateProduct(backend, productId, { stock: 7 });
    const enough = getCartItems(parseCart(await shopper.get("cart/view?show_sectors=true")));
    expect(enough.map(({ notices }) => notices.length)).toEqual([0, 0]);
  });

  test("is bought by weight down to the last gram of its stock", async () => {
    const infos = { TIPOLOGIA: "Sfuso", WEIGHT_SELLING: "0.1", STEP_SELLING: "0.1" };
    await updateProduct(backend, productId, { infos, stock: 0.3, priceCents: 20_000 });
    await addToCart(shopper, productId, 0.1, { ripeness: "ripe" });
    await addToCart(shopper, productId, 0.2, { ripeness: "firm" });
    const { version } = parseCart(await addToCart(shopper, BAG, 1));
    const bought = parseAnswer(await buy(shopper, version));
    expect(bought.messages).toEqual([]);
    expect(await fetchStock(backend, productId)).toBe(0);
  });

  test("is bought again as a line of its own beside one with another choice", async () => {
    await addToCart(shopper, productId, 5, { ripeness: "ripe" });
    await addToCart(shopper, BAG, 1);
    const { version } = parseCart(await shopper.get("cart/view"));
    const { orderId } = parsePurchase(await buy(shopper, version));
    await chooseDelivery(backend, shopper);
    await addToCart(shopper, productId, 7, { ripeness: "firm" });
    const again = await shopper.post(`cart/add-all-from-order?order_id=${orderId}`);
    expect(listLines(parseCart(again))).toEqual([
      ["firm", 7],
      ["ripe", 5],
    ]);
  });
});

test("lines that only a promotion told apart are bought again as one, when it is over", async () => {
  const [promotedId = 0] = await resetProducts(backend, 1);
  const promo = {
    warehousePromoId: 9100,
    warehousePromoTypeId: 5,
    campaign: "settimana" as const,
    bubble: "",
    body: "",
    cssClass: "promo",
    discountPerc: 25,
    selectable: { text: "?" },
  };
  await updateProduct(backend, promotedId, { promo });
  await addToCart(shopper, promotedId, 5, { use_wpid: "9100" });
  await addToCart(shopper, promotedId, 2, { use_wpid: "-1" });
  const { version } = parseCart(await addToCart(shopper, BAG, 1));
  const { orderId } = parsePurchase(await buy(shopper, version));
  await updateProduct(backend, promotedId, { promo: null });
  await chooseDelivery(backend, shopper);
  const again = parseCart(await shopper.post(`cart/add-all-from-order?order_id=${orderId}`));
  expect(getCartItems(again).map(({ quantity }) => quantity)).toEqual([7]);
});

test.each([
  ["pieces of what is now weighed", { TIPOLOGIA: "Pezzo" }, 3, { TIPOLOGIA: "Sfuso" }, 0.6],
  ["a weight of what is now sold by the piece", { TIPOLOGIA: "Sfuso" }, 0.6, { TIPOLOGIA: "Pezzo" }, 3],
])("%s are bought again by its first weight", async (_, orderedAs, quantity, soldAs, expected) => {
  const weights = { WEIGHT_SELLING: "0.2", STEP_SELLING: "0.1", WEIGHT_UNIT_SELLING: "KG" };
  const [changedId = 0] = await resetProducts(backend, 1);
  await updateProduct(backend, changedId, { priceCents: 10_000, infos: { ...weights, ...orderedAs } });
  await addToCart(shopper, changedId, quantity);
  const { version } = parseCart(await addToCart(shopper, BAG, 1));
  const { orderId } = parsePurchase(await buy(shopper, version));
  await updateProduct(backend, changedId, { infos: { ...weights, ...soldAs } });
  await chooseDelivery(backend, shopper);
  const again = parseCart(await shopper.post(`cart/add-all-from-order?order_id=${orderId}`));
  expect(getCartItems(again).map((item) => item.quantity)).toEqual([expected]);
});

test("what the chosen slot cannot bring is added with a warning, not as a success", async () => {
  await updateProduct(backend, productId, { dayLock: "1,2,3,4,5,6,7" });
  const answer = parseAnswer(await addToCart(shopper, productId, 1));
  expect(answer.status).toBe(0);
  expect(answer.infos).toEqual(["msg.cart.availability.errors"]);
});

test("products of a class are not bought beyond its maximum together", async () => {
  const [, otherId = 0] = await resetProducts(backend, 2);
  await addToCart(shopper, productId, 4);
  await addToCart(shopper, otherId, 3);
  const { version } = parseCart(await addToCart(shopper, BAG, 1));
  const [limited] = await backend.context.db
    .insert(productClass)
    .values({ productClassId: 77_001, groupId: 77, name: "Lievito", maxValue: 6, maxUnit: "pz" })
    .returning();
  for (const id of [productId, otherId])
    await updateProduct(backend, id, { classes: [limited?.productClassId ?? 0] });
  const rejected = parseAnswer(await buy(shopper, version));
  expect(rejected.codes).toEqual(["errors.classMax"]);
  expect(rejected.messages).toEqual(["Per «Lievito» puoi acquistare al massimo 6 pz con una spesa."]);
});

test.each([{ stock: 6 }, { stock: 0 }, { infos: { TIPOLOGIA: "Pezzo", MAXACQ: "6" } }])(
  "a line above what is allowed by now can be lowered step by step, and not raised: %j",
  async (change) => {
    const [line] = getCartItems(parseCart(await addToCart(shopper, productId, 9)));
    await updateProduct(backend, productId, change);
    const set = (quantity: number) =>
      shopper.post("cart/update", { items: [{ itemId: line?.itemId, quantity }] });
    expect(getCartItems(parseCart(await set(8)))[0]?.quantity).toBe(8);
    expect(getCartItems(parseCart(await addToCart(shopper, productId, 7)))[0]?.quantity).toBe(7);
    expect(parseAnswer(await set(8)).status).not.toBe(0);
    expect(getCartItems(parseCart(await shopper.get("cart/view")))[0]?.quantity).toBe(7);
  },
);

test("a line from when more could be bought comes down to 999 at once", async () => {
  const [line] = getCartItems(parseCart(await addToCart(shopper, productId, 9)));
  const itemId = line?.itemId ?? 0;
  await updateProduct(backend, productId, { stock: 5000 });
  await backend.context.db.update(cartItem).set({ quantity: 1500 }).where(eq(cartItem.itemId, itemId));
  const set = (quantity: number) => shopper.post("cart/update", { items: [{ itemId, quantity }] });
  expect(parseAnswer(await set(1200)).codes).toEqual(["errors.maxAcq"]);
  expect(getCartItems(parseCart(await set(999)))[0]?.quantity).toBe(999);
});
