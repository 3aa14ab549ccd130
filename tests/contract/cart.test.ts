import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import {
  add,
  BAG,
  cartOf,
  itemsOf,
  newShopper,
  plainProducts,
  settleDelivery,
  shape,
  told,
  type Shopper,
} from "@/tests/support/shopper";

allowLocalhost();

let backend: TestBackend;
let shopper: Shopper;
let productIds: number[];

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.stop());

beforeEach(async () => {
  productIds = await plainProducts(backend, 4);
  shopper = await newShopper(backend);
  await settleDelivery(backend, shopper);
});

const at = (index: number) => productIds[index] ?? 0;
const view = async () => cartOf(await shopper.get("cart/view?show_sectors=true"));

describe("before anything goes in", () => {
  test("a visitor sees an empty cart of user -1 and is asked to log in to add", async () => {
    const cart = cartOf(await backend.get("/ebsn/api/cart/view"));
    expect([cart.user?.userId, cart.totalItems]).toEqual([-1, 0]);
    const answer = told(
      await backend.post("/ebsn/api/cart/add", { items: [{ productId: at(0), quantity: 1 }] }),
    );
    expect([answer.http, answer.codes]).toEqual([200, ["error.cart.login"]]);
    expect(answer.messages).toEqual(["E' necessario autenticarsi per visualizzare il carrello"]);
  });

  test("an address and a slot are asked for, in this order", async () => {
    const fresh = await newShopper(backend);
    expect(told(await add(fresh, at(0), 1)).codes).toEqual(["error.cart.address"]);
    await fresh.post("user-address/select?address_id=50101");
    expect(told(await add(fresh, at(0), 1)).codes).toEqual(["error.cart.timeslot"]);
  });
});

describe("quantities", () => {
  test("are absolute: the same add twice is one line at that quantity", async () => {
    await add(shopper, at(0), 2);
    const cart = cartOf(await add(shopper, at(0), 2));
    expect(itemsOf(cart).map(({ quantity }) => quantity)).toEqual([2]);
    expect([cart.goodsTotal, cart.totalItems]).toEqual([20, 1]);
  });

  test("update sets a line, 0 takes it out, delete takes it out", async () => {
    const [item] = itemsOf(cartOf(await add(shopper, at(0), 2)));
    const update = (quantity: number) =>
      shopper.post("cart/update", { items: [{ itemId: item?.itemId, quantity }] });
    expect(itemsOf(cartOf(await update(3)))[0]?.quantity).toBe(3);
    expect(itemsOf(cartOf(await update(0)))).toEqual([]);
    expect(told(await update(2)).codes).toEqual(["error.cart.item"]);
    await add(shopper, at(1), 1);
    expect(itemsOf(cartOf(await shopper.post("cart/delete", { items: [{ productId: at(1) }] })))).toEqual([]);
  });

  test.each([
    [{ MINACQ: "2" }, 1, "errors.minAcq"],
    [{ MAXACQ: "3" }, 4, "errors.maxAcq"],
    [{ MAXACQ: "12", MULTI_PACK: "6" }, 3, "errors.maxAcq"],
    [{}, 1.5, "errors.quantity"],
    [{ TIPOLOGIA: "Sfuso", WEIGHT_SELLING: "0.3", STEP_SELLING: "0.1" }, 0.2, "errors.minAcq"],
  ])("of a product with %p refuse %p with %s", async (infos, quantity, code) => {
    await shape(backend, at(0), { infos: { TIPOLOGIA: "Pezzo", ...infos } });
    expect(told(await add(shopper, at(0), quantity)).codes).toEqual([code]);
    expect(itemsOf(await view())).toEqual([]);
  });

  test("below the minimum the words are those of the specification", async () => {
    await shape(backend, at(0), { infos: { TIPOLOGIA: "Pezzo", MINACQ: "2" } });
    expect(told(await add(shopper, at(0), 1)).messages).toEqual([
      "Non è possibile acquistare una quantità inferiore di questo articolo",
    ]);
  });

  test.each([
    [{ TIPOLOGIA: "Confezione", QTY_MULT: "6", QTY_LOCKED: "true" }, 8, 6],
    [{ TIPOLOGIA: "Sfuso", WEIGHT_SELLING: "0.3", STEP_SELLING: "0.1" }, 0.44, 0.4],
    [{ TIPOLOGIA: "Sfuso", WEIGHT_SELLING: "0.25" }, 0.5, 0.5],
  ])("of a product with %p turn %p into %p and say so where they had to", async (infos, wanted, given) => {
    await shape(backend, at(0), { infos });
    const answer = await add(shopper, at(0), wanted);
    expect(itemsOf(cartOf(answer))[0]?.quantity).toBe(given);
    expect(told(answer).infos).toEqual(wanted === given ? [] : ["info.cart.quantity.rounded"]);
  });

  test("loose goods are estimated: grams, price and what is weighed later", async () => {
    await shape(backend, at(0), {
      priceCents: 1990,
      infos: { TIPOLOGIA: "Sfuso", WEIGHT_SELLING: "0.15", STEP_SELLING: "0.15" },
    });
    const cart = cartOf(await add(shopper, at(0), 0.45));
    expect(itemsOf(cart)[0]).toMatchObject({ weight: 450, netTotal: 8.96, isVariableWeight: true });
    expect(cart.variableWeightTotal).toBe(8.96);
  });

  test("the daily maximum counts what was bought today", async () => {
    await shape(backend, at(0), { dailyMax: 3 });
    expect(told(await add(shopper, at(0), 3)).status).toBe(0);
    const answer = told(await add(shopper, at(0), 4));
    expect(answer.messages).toEqual([
      "Hai superato la quantità massima giornaliera acquistabile per questo articolo",
    ]);
  });

  test("a class maximum counts over the whole cart", async () => {
    const { db } = backend.context;
    await db.execute(
      "insert into product_class (product_class_id, group_id, name, max_value, max_unit) values (77, 10000, 'Acqua', 6, 'pz') on conflict do nothing",
    );
    await shape(backend, at(0), { classes: [77] });
    await shape(backend, at(1), { classes: [77] });
    await add(shopper, at(0), 4);
    const answer = told(await add(shopper, at(1), 3));
    expect(answer.codes).toEqual(["errors.classMax"]);
    expect(told(await add(shopper, at(1), 2)).status).toBe(0);
  });

  test("nothing beyond the stock, and nothing without a price, goes in", async () => {
    await shape(backend, at(0), { stock: 2 });
    await shape(backend, at(1), { priceCents: null });
    expect(told(await add(shopper, at(0), 3)).messages).toEqual(["Di questo articolo restano solo 2 pz."]);
    expect(told(await add(shopper, at(1), 1)).codes).toEqual([
      "error.icsmallcart.error.product.not.available",
    ]);
  });

  test.each([
    [{ items: [] }],
    [{ items: [{ productId: "x", quantity: 1 }] }],
    [{}],
    [{ items: [{ productId: 1, quantity: -1 }] }],
  ])("a body such as %j is a coded 400", async (body) => {
    const answer = told(await shopper.post("cart/add", body));
    expect(answer.http).toBe(400);
    expect(answer.codes[0]).toMatch(/^error\.input\./);
  });

  test.each([null, true, [], [2], {}, "", " ", "due", "0x2", "Infinity"])(
    "the quantity %j is none: it is named, and the line stays as it was",
    async (quantity) => {
      const [item] = itemsOf(cartOf(await add(shopper, at(0), 2)));
      const lines = { productId: at(0), itemId: item?.itemId, quantity };
      for (const path of ["cart/add", "cart/update"])
        expect(told(await shopper.post(path, { items: [lines] }))).toMatchObject({
          http: 400,
          codes: ["error.input.items.quantity"],
        });
      expect(itemsOf(await view()).map((line) => line.quantity)).toEqual([2]);
    },
  );

  test("a quantity may be the text of a number", async () => {
    const answer = await shopper.post("cart/add", { items: [{ productId: at(0), quantity: "3" }] });
    expect(itemsOf(cartOf(answer))[0]?.quantity).toBe(3);
  });
});

describe("lines", () => {
  const option = { name: "Spessore", parameterName: "slice", options: [{ key: "1", value: "Sottile" }] };

  test("of a product with options need a valid choice and keep it", async () => {
    await shape(backend, at(0), { selectOptions: [option] });
    expect(told(await add(shopper, at(0), 1)).codes).toEqual(["error.cart.options"]);
    expect(told(await add(shopper, at(0), 1, { slice: "9" })).codes).toEqual(["error.cart.options"]);
    const cart = cartOf(await add(shopper, at(0), 1, { slice: "1", unknown: "x" }));
    expect(itemsOf(cart)[0]?.cartItemInfo).toEqual({ slice: "1" });
  });

  test("of another size are others; split packs and alternatives are kept", async () => {
    await shape(backend, at(0), { infos: { TIPOLOGIA: "Pezzo", SPLIT_ON_PACKAGE: "true" } });
    await add(shopper, at(0), 1, { size: "M", package_num: 3 });
    const cart = cartOf(await add(shopper, at(0), 1, { size: "L", accept_alternatives: false }));
    expect(
      itemsOf(cart).map(({ cartItemInfo, acceptAlternatives }) => [cartItemInfo, acceptAlternatives]),
    ).toEqual([
      [{ size: "M", package_num: "3" }, true],
      [{ size: "L" }, false],
    ]);
  });

  test("stand under their department, bags last", async () => {
    await add(shopper, BAG, 1);
    await add(shopper, at(0), 1);
    const { sectors, packagingTotal } = await view();
    expect(sectors.map(({ cartItems }) => cartItems.length)).toEqual([1, 1]);
    expect(sectors.at(-1)?.name).toBe("Buste e imballaggi");
    expect(packagingTotal).toBe(0.15);
  });

  test("sold out in the meantime stay, noted and free of charge", async () => {
    await add(shopper, at(0), 1);
    await shape(backend, at(0), { stock: 0 });
    const cart = await view();
    expect(itemsOf(cart)[0]?.notices).toEqual([
      {
        code: "error.icsmallcart.error.product.not.available",
        message: "Questo articolo al momento non è disponibile.",
      },
    ]);
    expect(cart.grossTotal).toBe(cart.deliveryFee);
  });
});

describe("the whole cart", () => {
  test("is emptied, closed and annotated", async () => {
    await add(shopper, at(0), 1);
    const info = cartOf(
      await shopper.post("cart/update-cart-info", { property: "need_invoice", value: true }),
    );
    expect(info.cartInfos).toMatchObject({ need_invoice: "true" });
    expect(itemsOf(cartOf(await shopper.post("cart/empty")))).toEqual([]);
    expect(told(await shopper.post("cart/close")).codes).toEqual(["error.cart.empty"]);
    await add(shopper, at(0), 1);
    const before = await view();
    const after = cartOf(await shopper.post(`cart/close?cart_id=${before.cartId}`));
    expect(after.cartId).not.toBe(before.cartId);
    expect(after.shippingAddress?.addressId).toBe(before.shippingAddress?.addressId);
  });

  test("takes all from a list, and names what it cannot take", async () => {
    const lists = told(await shopper.get("wishlist/list")).data as { wishlists: { listId: number }[] };
    const listId = lists.wishlists[0]?.listId;
    await shape(backend, at(1), { stock: 0 });
    for (const index of [0, 1])
      await shopper.post("wishlist/add", { list_id: listId, product_id: at(index) });
    const answer = await shopper.post(`cart/add-all-from-wishlist?list_id=${listId}`);
    expect(itemsOf(cartOf(answer)).map(({ product }) => product.productId)).toEqual([at(0)]);
    expect(told(answer).infos).toEqual(["error.icsmallcart.error.product.not.available"]);
  });

  test("changes its version with every write, and with none of the reads", async () => {
    const first = cartOf(await add(shopper, at(0), 1)).version;
    expect((await view()).version).toBe(first);
    expect(cartOf(await add(shopper, at(0), 2)).version).toBeGreaterThan(first);
  });

  test("is never another customer's", async () => {
    const [item] = itemsOf(cartOf(await add(shopper, at(0), 1)));
    const other = await newShopper(backend);
    await settleDelivery(backend, other);
    const answer = await other.post("cart/update", { items: [{ itemId: item?.itemId, quantity: 9 }] });
    expect(told(answer).codes).toEqual(["error.cart.item"]);
    expect(itemsOf(await view())[0]?.quantity).toBe(1);
  });
});
