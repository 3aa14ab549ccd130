import { backendForFile } from "@/tests/support/file-backend";
import {
  addToCart,
  BAG,
  parseCart,
  getCartItems,
  newShopper,
  resetProducts,
  chooseDelivery,
  updateProduct,
  parseAnswer,
  type Shopper,
} from "@/tests/support/shopper";

const backend = backendForFile();
let shopper: Shopper;
let productIds: number[];

beforeEach(async () => {
  productIds = await resetProducts(backend, 4);
  shopper = await newShopper(backend);
  await chooseDelivery(backend, shopper);
});

const productIdAt = (index: number) => productIds[index] ?? 0;
const viewCart = async () => parseCart(await shopper.get("cart/view?show_sectors=true"));

describe("before the first add", () => {
  test("a visitor sees an empty cart of user -1 and must give a place to add", async () => {
    const cart = parseCart(await backend.get("/ebsn/api/cart/view"));
    expect([cart.user?.userId, cart.totalItems]).toEqual([-1, 0]);
    const answer = parseAnswer(
      await backend.post("/ebsn/api/cart/add", { items: [{ productId: productIdAt(0), quantity: 1 }] }),
    );
    expect([answer.http, answer.codes]).toEqual([200, ["error.cart.address"]]);
  });

  test("an address is required", async () => {
    const newCustomer = await newShopper(backend);
    expect(parseAnswer(await addToCart(newCustomer, productIdAt(0), 1)).codes).toEqual([
      "error.cart.address",
    ]);
  });
});

describe("quantities", () => {
  test("are absolute: the same add twice gives one line at that quantity", async () => {
    await addToCart(shopper, productIdAt(0), 2);
    const cart = parseCart(await addToCart(shopper, productIdAt(0), 2));
    expect(getCartItems(cart).map(({ quantity }) => quantity)).toEqual([2]);
    expect([cart.goodsTotal, cart.totalItems]).toEqual([20, 1]);
  });

  test("update sets a line; 0 and delete remove it", async () => {
    const [item] = getCartItems(parseCart(await addToCart(shopper, productIdAt(0), 2)));
    const update = (quantity: number) =>
      shopper.post("cart/update", { items: [{ itemId: item?.itemId, quantity }] });
    expect(getCartItems(parseCart(await update(3)))[0]?.quantity).toBe(3);
    expect(getCartItems(parseCart(await update(0)))).toEqual([]);
    expect(parseAnswer(await update(2)).codes).toEqual(["error.cart.item"]);
    await addToCart(shopper, productIdAt(1), 1);
    expect(
      getCartItems(parseCart(await shopper.post("cart/delete", { items: [{ productId: productIdAt(1) }] }))),
    ).toEqual([]);
  });

  test.each([
    [{ MINACQ: "2" }, 1, "errors.minAcq"],
    [{ MAXACQ: "3" }, 4, "errors.maxAcq"],
    [{ MAXACQ: "12", MULTI_PACK: "6" }, 3, "errors.maxAcq"],
    [{}, 1000, "errors.maxAcq"],
    [{}, 999_999, "errors.maxAcq"],
    [{ TIPOLOGIA: "Sfuso", WEIGHT_SELLING: "0.5" }, 1000, "errors.maxAcq"],
    [{}, 1.5, "errors.quantity"],
    [{ TIPOLOGIA: "Sfuso", WEIGHT_SELLING: "0.3", STEP_SELLING: "0.1" }, 0.2, "errors.minAcq"],
  ])("of a product with %p reject %p with %s", async (infos, quantity, code) => {
    await updateProduct(backend, productIdAt(0), { infos: { TIPOLOGIA: "Pezzo", ...infos } });
    expect(parseAnswer(await addToCart(shopper, productIdAt(0), quantity)).codes).toEqual([code]);
    expect(getCartItems(await viewCart())).toEqual([]);
  });

  test("below the minimum the message is the one of the specification", async () => {
    await updateProduct(backend, productIdAt(0), { infos: { TIPOLOGIA: "Pezzo", MINACQ: "2" } });
    expect(parseAnswer(await addToCart(shopper, productIdAt(0), 1)).messages).toEqual([
      "Non è possibile acquistare una quantità inferiore di questo articolo",
    ]);
  });

  test.each([
    [{ TIPOLOGIA: "Confezione", QTY_MULT: "6", QTY_LOCKED: "true" }, 8, 6],
    [{ TIPOLOGIA: "Sfuso", WEIGHT_SELLING: "0.3", STEP_SELLING: "0.1" }, 0.44, 0.4],
    [{ TIPOLOGIA: "Sfuso", WEIGHT_SELLING: "0.25" }, 0.5, 0.5],
  ])(
    "of a product with %p round %p to %p and report rounding",
    async (infos, requestedQuantity, storedQuantity) => {
      await updateProduct(backend, productIdAt(0), { infos });
      const answer = await addToCart(shopper, productIdAt(0), requestedQuantity);
      expect(getCartItems(parseCart(answer))[0]?.quantity).toBe(storedQuantity);
      expect(parseAnswer(answer).infos).toEqual(
        requestedQuantity === storedQuantity ? [] : ["info.cart.quantity.rounded"],
      );
    },
  );

  test("loose weight lines are estimated in grams and price", async () => {
    await updateProduct(backend, productIdAt(0), {
      priceCents: 1990,
      infos: { TIPOLOGIA: "Sfuso", WEIGHT_SELLING: "0.15", STEP_SELLING: "0.15" },
    });
    const cart = parseCart(await addToCart(shopper, productIdAt(0), 0.45));
    expect(getCartItems(cart)[0]).toMatchObject({ weight: 450, netTotal: 8.96, isVariableWeight: true });
    expect(cart.variableWeightTotal).toBe(8.96);
  });

  test("the daily maximum is enforced", async () => {
    await updateProduct(backend, productIdAt(0), { dailyMax: 3 });
    expect(parseAnswer(await addToCart(shopper, productIdAt(0), 3)).status).toBe(0);
    const answer = parseAnswer(await addToCart(shopper, productIdAt(0), 4));
    expect(answer.messages).toEqual([
      "Hai superato la quantità massima giornaliera acquistabile per questo articolo",
    ]);
  });

  test("a class maximum applies across the whole cart", async () => {
    const { db } = backend.context;
    await db.execute(
      "insert into product_class (product_class_id, group_id, name, max_value, max_unit) values (77, 10000, 'Acqua', 6, 'pz') on conflict do nothing",
    );
    await updateProduct(backend, productIdAt(0), { classes: [77] });
    await updateProduct(backend, productIdAt(1), { classes: [77] });
    await addToCart(shopper, productIdAt(0), 4);
    const answer = parseAnswer(await addToCart(shopper, productIdAt(1), 3));
    expect(answer.codes).toEqual(["errors.classMax"]);
    expect(parseAnswer(await addToCart(shopper, productIdAt(1), 2)).status).toBe(0);
  });

  test("products beyond stock or without a price are rejected", async () => {
    await updateProduct(backend, productIdAt(0), { stock: 2 });
    await updateProduct(backend, productIdAt(1), { priceCents: null });
    expect(parseAnswer(await addToCart(shopper, productIdAt(0), 3)).messages).toEqual([
      "Di questo articolo restano solo 2 pz.",
    ]);
    await updateProduct(backend, productIdAt(0), { stock: 1 });
    expect(parseAnswer(await addToCart(shopper, productIdAt(0), 3)).messages).toEqual([
      "Di questo articolo resta solo 1 pz.",
    ]);
    expect(parseAnswer(await addToCart(shopper, productIdAt(1), 1)).codes).toEqual([
      "error.icsmallcart.error.product.not.available",
    ]);
  });

  test.each([
    [{ items: [] }],
    [{ items: [{ productId: "x", quantity: 1 }] }],
    [{}],
    [{ items: [{ productId: 1, quantity: -1 }] }],
  ])("a body such as %j returns a coded 400", async (body) => {
    const answer = parseAnswer(await shopper.post("cart/add", body));
    expect(answer.http).toBe(400);
    expect(answer.codes[0]).toMatch(/^error\.input\./);
  });

  test.each([null, true, [], [2], {}, "", " ", "due", "0x2", "Infinity"])(
    "the quantity %j returns 400 and leaves the line unchanged",
    async (quantity) => {
      const [item] = getCartItems(parseCart(await addToCart(shopper, productIdAt(0), 2)));
      const lines = { productId: productIdAt(0), itemId: item?.itemId, quantity };
      for (const path of ["cart/add", "cart/update"])
        expect(parseAnswer(await shopper.post(path, { items: [lines] }))).toMatchObject({
          http: 400,
          codes: ["error.input.items.quantity"],
        });
      expect(getCartItems(await viewCart()).map((line) => line.quantity)).toEqual([2]);
    },
  );

  test("a quantity may be a numeric string", async () => {
    const answer = await shopper.post("cart/add", { items: [{ productId: productIdAt(0), quantity: "3" }] });
    expect(getCartItems(parseCart(answer))[0]?.quantity).toBe(3);
  });
});

describe("lines", () => {
  const option = { name: "Spessore", parameterName: "slice", options: [{ key: "1", value: "Sottile" }] };

  test("of a product with options require a valid choice and store it", async () => {
    await updateProduct(backend, productIdAt(0), { selectOptions: [option] });
    expect(parseAnswer(await addToCart(shopper, productIdAt(0), 1)).codes).toEqual(["error.cart.options"]);
    expect(parseAnswer(await addToCart(shopper, productIdAt(0), 1, { slice: "9" })).codes).toEqual([
      "error.cart.options",
    ]);
    const cart = parseCart(await addToCart(shopper, productIdAt(0), 1, { slice: "1", unknown: "x" }));
    expect(getCartItems(cart)[0]?.cartItemInfo).toEqual({ slice: "1" });
  });

  test("differ by size; split packs and alternatives are stored", async () => {
    await updateProduct(backend, productIdAt(0), { infos: { TIPOLOGIA: "Pezzo", SPLIT_ON_PACKAGE: "true" } });
    await addToCart(shopper, productIdAt(0), 1, { size: "M", package_num: 3 });
    const cart = parseCart(
      await addToCart(shopper, productIdAt(0), 1, { size: "L", accept_alternatives: false }),
    );
    expect(
      getCartItems(cart).map(({ cartItemInfo, acceptAlternatives }) => [cartItemInfo, acceptAlternatives]),
    ).toEqual([
      [{ size: "M", package_num: "3" }, true],
      [{ size: "L" }, false],
    ]);
  });

  test("are grouped by department, bags last", async () => {
    await addToCart(shopper, BAG, 1);
    await addToCart(shopper, productIdAt(0), 1);
    const { sectors, packagingTotal } = await viewCart();
    expect(sectors.map(({ cartItems }) => cartItems.length)).toEqual([1, 1]);
    expect(sectors.at(-1)?.name).toBe("Buste e imballaggi");
    expect(packagingTotal).toBe(0.15);
  });

  test("sold out meanwhile stay with a notice and are not charged", async () => {
    await addToCart(shopper, productIdAt(0), 1);
    await updateProduct(backend, productIdAt(0), { stock: 0 });
    const cart = await viewCart();
    expect(getCartItems(cart)[0]?.notices).toEqual([
      {
        code: "error.icsmallcart.error.product.not.available",
        message: "Questo articolo al momento non è disponibile.",
      },
    ]);
    expect(cart.grossTotal).toBe(cart.deliveryFee);
  });
});

describe("the whole cart", () => {
  test("can be emptied, closed and annotated", async () => {
    await addToCart(shopper, productIdAt(0), 1);
    const info = parseCart(
      await shopper.post("cart/update-cart-info", { property: "need_invoice", value: true }),
    );
    expect(info.cartInfos).toMatchObject({ need_invoice: "true" });
    expect(getCartItems(parseCart(await shopper.post("cart/empty")))).toEqual([]);
    expect(parseAnswer(await shopper.post("cart/close")).codes).toEqual(["error.cart.empty"]);
    await addToCart(shopper, productIdAt(0), 1);
    const before = await viewCart();
    const after = parseCart(await shopper.post(`cart/close?cart_id=${before.cartId}`));
    expect(after.cartId).not.toBe(before.cartId);
    expect(after.shippingAddress?.addressId).toBe(before.shippingAddress?.addressId);
  });

  test("adds all items of a list, and reports those it cannot add", async () => {
    const lists = parseAnswer(await shopper.get("wishlist/list")).data as { wishlists: { listId: number }[] };
    const listId = lists.wishlists[0]?.listId;
    await updateProduct(backend, productIdAt(1), { stock: 0 });
    for (const index of [0, 1])
      await shopper.post("wishlist/add", { list_id: listId, product_id: productIdAt(index) });
    const answer = await shopper.post(`cart/add-all-from-wishlist?list_id=${listId}`);
    expect(getCartItems(parseCart(answer)).map(({ product }) => product.productId)).toEqual([productIdAt(0)]);
    expect(parseAnswer(answer).infos).toEqual(["error.icsmallcart.error.product.not.available"]);
  });

  test("a list is added to what is there, and overwrites nothing", async () => {
    const lists = parseAnswer(await shopper.get("wishlist/list")).data as { wishlists: { listId: number }[] };
    const listId = lists.wishlists[0]?.listId;
    await shopper.post("wishlist/add", { list_id: listId, product_id: productIdAt(0) });
    await addToCart(shopper, productIdAt(0), 5);
    const quantityAfter = async () =>
      getCartItems(parseCart(await shopper.post(`cart/add-all-from-wishlist?list_id=${listId}`)))[0]
        ?.quantity;
    expect(await quantityAfter()).toBe(6);
    expect(await quantityAfter()).toBe(7);
  });

  test("changes its version on every write and on no read", async () => {
    const first = parseCart(await addToCart(shopper, productIdAt(0), 1)).version;
    expect((await viewCart()).version).toBe(first);
    expect(parseCart(await addToCart(shopper, productIdAt(0), 2)).version).toBeGreaterThan(first);
  });

  test("cannot be changed by another customer", async () => {
    const [item] = getCartItems(parseCart(await addToCart(shopper, productIdAt(0), 1)));
    const other = await newShopper(backend);
    await chooseDelivery(backend, other);
    const answer = await other.post("cart/update", { items: [{ itemId: item?.itemId, quantity: 9 }] });
    expect(parseAnswer(answer).codes).toEqual(["error.cart.item"]);
    expect(getCartItems(await viewCart())[0]?.quantity).toBe(1);
  });
});
