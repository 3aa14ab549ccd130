import { eq, ne, sql } from "drizzle-orm";
import { notSold, order, orderItem, product } from "@/backend/db/schema";
import { pickOrder } from "@/backend/modules/order/pick";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { emailSubjects, findEmail, lastEmailTo } from "@/tests/support/mailbox";
import { fetchOrder, parsePurchase } from "@/tests/support/purchase";
import {
  addToCart,
  buy,
  getCartItems,
  parseAnswer,
  parseCart,
  readyShopper,
  resetProducts,
  type Shopper,
  updateProduct,
} from "@/tests/support/shopper";

allowLocalhost();

let backend: TestBackend;
let productId: number;
let otherId: number;

beforeEach(async () => {
  backend = await startBackend();
  [productId = 0, otherId = 0] = await resetProducts(backend, 2);
});

afterEach(() => backend.stop());

const lineOf = (cart: ReturnType<typeof parseCart>) =>
  getCartItems(cart).find(({ product }) => product.productId === productId);

async function setPreference(shopper: Shopper, infos: Record<string, string>) {
  const cart = parseCart(await shopper.get("cart/view"));
  const itemId = lineOf(cart)?.itemId;
  return shopper.post("cart/update-infos", { items: [{ itemId, infos }] });
}

async function findOrderRow(orderId: number) {
  const [row] = await backend.context.db.select().from(order).where(eq(order.orderId, orderId));
  if (!row) throw new Error(`no order ${orderId}`);
  return row;
}

/** Bought with that preference, and picked by someone who finds nothing. */
async function pickWithout(infos: Record<string, string>, beforePicking?: () => Promise<unknown>) {
  const { shopper } = await readyShopper(backend, productId);
  const { version } = parseCart(await setPreference(shopper, infos));
  const { orderId } = parsePurchase(await buy(shopper, version));
  const { db, clock } = backend.context;
  const row = await findOrderRow(orderId);
  await beforePicking?.();
  await db.transaction((tx) => pickOrder(tx as typeof db, row, clock.now(), () => 0));
  const line = async () =>
    (await fetchOrder(shopper, orderId)).orderItems.find(({ product }) => product.productId === productId);
  return { shopper, orderId, line };
}

const CHOSEN = () => ({ accept_alternatives: "true", substitute_id: String(otherId) });

test("a missing product is not replaced by infant formula, which may not be proposed", async () => {
  const { line } = await pickWithout({});
  expect((await line())?.substitute).toBeTruthy();
  await backend.context.db
    .update(product)
    .set({ classes: sql`array_append(${product.classes}, 10291)` })
    .where(ne(product.productId, productId));
  expect(await (await pickWithout({})).line()).toMatchObject({ substitute: null, pickedQuantity: 0 });
});

test("nothing for adults replaces what is not", async () => {
  const forAdults = sql`array_append(${product.classes}, 10290)`;
  await backend.context.db
    .update(product)
    .set({ classes: forAdults })
    .where(ne(product.productId, productId));
  expect(await (await pickWithout({})).line()).toMatchObject({ substitute: null, pickedQuantity: 0 });
  await backend.context.db
    .update(product)
    .set({ classes: forAdults })
    .where(eq(product.productId, productId));
  expect((await (await pickWithout({})).line())?.substitute).toBeTruthy();
});

const findStock = async (id: number) => {
  const [row] = await backend.context.db.select().from(product).where(eq(product.productId, id));
  return row?.stock;
};

/** Every test shopper's address is in Milano. */
const stopSelling = (id: number) =>
  backend.context.db.insert(notSold).values({ warehouseId: 501, productId: id });

test("a similar product is one that the order's store sells", async () => {
  const { line } = await pickWithout({});
  const first = (await line())?.substitute?.productId ?? 0;
  await stopSelling(first);
  const second = (await (await pickWithout({})).line())?.substitute?.productId;
  expect(second).not.toBe(first);
});

test("a similar product is sold as the missing one was when it was ordered", async () => {
  const findSellingKind = async (beforePicking?: () => Promise<unknown>) => {
    const substitute = (await (await pickWithout({}, beforePicking)).line())?.substitute;
    return substitute?.productInfos?.TIPOLOGIA;
  };
  const sold = await findSellingKind();
  expect(sold).toBeTruthy();
  const sellByWeight = () => updateProduct(backend, productId, { infos: { TIPOLOGIA: "Sfuso" } });
  expect(await findSellingKind(sellByWeight)).toBe(sold);
});

test("the last piece is given to one order only", async () => {
  const first = await pickWithout({});
  const similarId = (await first.line())?.substitute?.productId ?? 0;
  const chosen = { accept_alternatives: "true", substitute_id: String(similarId) };
  await updateProduct(backend, similarId, { stock: 5, infos: { TIPOLOGIA: "Pezzo" }, selectOptions: [] });
  expect((await (await pickWithout(chosen)).line())?.substitute?.productId).toBe(similarId);
  expect(await findStock(similarId)).toBe(0);
  expect(await (await pickWithout(chosen)).line()).toMatchObject({ substitute: null, pickedQuantity: 0 });
});

test("two missing products are not both given the last of a third", async () => {
  const { db, clock } = backend.context;
  const [, , nearId = 0, farId = 0] = await resetProducts(backend, 4);
  const shelf = [productId, otherId, nearId, farId];
  const [ordered] = await db.select().from(product).where(eq(product.productId, productId));
  const { categoryId } = ordered!;
  await db.update(product).set({ stock: 0 }).where(eq(product.categoryId, categoryId));
  for (const id of shelf)
    await updateProduct(backend, id, { categoryId, name: `Prodotto ${id}`, description: "", stock: 5 });
  await updateProduct(backend, nearId, { priceCents: 990 });
  await updateProduct(backend, farId, { priceCents: 900 });
  const { shopper } = await readyShopper(backend, productId);
  const { version } = parseCart(await addToCart(shopper, otherId, 5));
  const { orderId } = parsePurchase(await buy(shopper, version));
  await db.transaction(async (tx) =>
    pickOrder(tx as typeof db, await findOrderRow(orderId), clock.now(), () => 0),
  );
  const { orderItems } = await fetchOrder(shopper, orderId);
  expect(orderItems.flatMap(({ substitute }) => substitute?.productId ?? []).sort()).toEqual(
    [nearId, farId].sort(),
  );
  expect([await findStock(nearId), await findStock(farId)]).toEqual([0, 0]);
});

describe("what the customer chose for a missing product", () => {
  test("is put in the bags, never at more than was ordered", async () => {
    await updateProduct(backend, otherId, { priceCents: 1500 });
    const { line } = await pickWithout(CHOSEN());
    const picked = await line();
    expect(picked).toMatchObject({ substitution: { kind: "chosen", productId: otherId } });
    expect(picked?.substitute?.productId).toBe(otherId);
    expect(picked?.pickedTotal).toBe(picked?.netTotal);
  });

  test("is not replaced by another when it is missing, too", async () => {
    await updateProduct(backend, otherId, { stock: 0 });
    const { line } = await pickWithout(CHOSEN());
    expect(await line()).toMatchObject({ substitute: null, pickedQuantity: 0 });
  });

  test("is not put in the bags where the order's store has stopped selling it", async () => {
    const { line } = await pickWithout(CHOSEN(), () => stopSelling(otherId));
    expect(await line()).toMatchObject({ substitute: null, pickedQuantity: 0 });
  });

  test("is not put in the bags where it is now sold by weight", async () => {
    const { line } = await pickWithout(CHOSEN(), () =>
      updateProduct(backend, otherId, { infos: { TIPOLOGIA: "Sfuso" } }),
    );
    expect(await line()).toMatchObject({ substitute: null, pickedQuantity: 0 });
  });

  test("must be another product, on sale, sold in the same way", async () => {
    const { shopper } = await readyShopper(backend, productId);
    const refused = ["error.cart.substitute"];
    const choose = async (id: number) =>
      parseAnswer(await setPreference(shopper, { ...CHOSEN(), substitute_id: String(id) })).codes;
    expect(await choose(productId)).toEqual(refused);
    expect(await choose(999_999_999)).toEqual(refused);
    await updateProduct(backend, otherId, { infos: { TIPOLOGIA: "Sfuso" } });
    expect(await choose(otherId)).toEqual(refused);
  });

  test("is remembered for the next time, until it is changed", async () => {
    const { shopper } = await readyShopper(backend, productId);
    await setPreference(shopper, CHOSEN());
    await shopper.post("cart/empty");
    const again = lineOf(parseCart(await addToCart(shopper, productId, 1, { accept_alternatives: true })));
    expect(again?.substitution).toMatchObject({ kind: "chosen", productId: otherId });
    expect(
      lineOf(parseCart(await setPreference(shopper, { accept_alternatives: "false" })))?.substitution?.kind,
    ).toBe("none");
    await shopper.post("cart/empty");
    expect(lineOf(parseCart(await addToCart(shopper, productId, 1)))?.acceptAlternatives).toBe(false);
  });

  test("is named with its brand in the cart, the order and its email", async () => {
    await updateProduct(backend, otherId, { name: "RIGATONI" });
    const { shopper } = await readyShopper(backend, productId);
    const cart = parseCart(await setPreference(shopper, CHOSEN()));
    const name = lineOf(cart)?.substitution?.name;
    expect(name).toMatch(/^Rigatoni ./);
    const { orderId } = parsePurchase(await buy(shopper, cart.version));
    const { orderItems } = await fetchOrder(shopper, orderId);
    expect(orderItems.map(({ substitution }) => substitution?.name)).toContain(name);
    expect((await lastEmailTo(backend, shopper.customerId)).body).toContain(`: ${name}\n`);
  });

  test("is in the email of the order", async () => {
    const { shopper } = await readyShopper(backend, productId);
    const { version } = parseCart(await setPreference(shopper, { accept_alternatives: "false" }));
    await buy(shopper, version);
    expect((await lastEmailTo(backend, shopper.customerId)).body).toContain("niente al suo posto");
  });
});

describe("at the door", () => {
  async function refuse(shopper: Shopper, orderId: number, orderItemId: number | null | undefined) {
    return parseAnswer(
      await shopper.post(`order/refuse-substitute?order_id=${orderId}&order_item_id=${orderItemId}`),
    );
  }

  const setStatus = (orderId: number, orderStatusId: number) =>
    backend.context.db
      .update(order)
      .set({ orderStatusId, cutoffAt: new Date("2099-01-01T00:00:00Z") })
      .where(eq(order.orderId, orderId));

  test("a substitute is rejected, once, and not paid", async () => {
    await updateProduct(backend, otherId, { stock: 8 });
    const { shopper, orderId, line } = await pickWithout(CHOSEN());
    const id = (await line())?.orderItemId;
    expect(await findStock(otherId)).toBe(3);
    expect((await refuse(shopper, orderId, id)).codes).toEqual(["error.order.refuse_substitute"]);
    await setStatus(orderId, 7);
    expect(await line()).toMatchObject({ canRefuseSubstitute: true });
    expect((await refuse(shopper, orderId, id)).status).toBe(0);
    expect((await refuse(shopper, orderId, id)).status).toBe(0);
    expect(await line()).toMatchObject({
      substituteRefused: true,
      canRefuseSubstitute: false,
      pickedTotal: 0,
    });
    expect(await findStock(otherId)).toBe(8);
    const row = await findOrderRow(orderId);
    expect(row.chargedCents).toBe(row.packagingCents + row.deliveryFeeCents);
    const subjects = await emailSubjects(backend, await findEmail(backend, shopper.customerId));
    expect(subjects.filter((subject) => subject.startsWith("Sostituto rifiutato"))).toHaveLength(1);
  });

  test("a substitute that is rejected after the delivery is not sold again", async () => {
    await updateProduct(backend, otherId, { stock: 8 });
    const { shopper, orderId, line } = await pickWithout(CHOSEN());
    await setStatus(orderId, 8);
    await backend.context.db
      .update(order)
      .set({ deliveredAt: backend.context.clock.now() })
      .where(eq(order.orderId, orderId));
    expect((await refuse(shopper, orderId, (await line())?.orderItemId)).status).toBe(0);
    expect(await line()).toMatchObject({ substituteRefused: true, pickedTotal: 0 });
    expect(await findStock(otherId)).toBe(3);
  });

  test("what was ordered cannot be refused, nor what others ordered", async () => {
    const { shopper, orderId } = await pickWithout(CHOSEN());
    await setStatus(orderId, 7);
    const [bag] = await backend.context.db
      .select()
      .from(orderItem)
      .where(eq(orderItem.packaging, true))
      .limit(1);
    expect((await refuse(shopper, orderId, bag?.orderItemId)).codes).toEqual([
      "error.order.refuse_substitute",
    ]);
    const { shopper: other } = await readyShopper(backend, productId);
    expect((await refuse(other, orderId, bag?.orderItemId)).codes).toEqual(["error.order.unknown"]);
  });
});

test("a note for whoever picks a product is in cart, order and email, and can be removed", async () => {
  const { shopper } = await readyShopper(backend, productId);
  const noteOf = (cart: ReturnType<typeof parseCart>) => lineOf(cart)?.cartItemInfo.note;
  expect(noteOf(parseCart(await setPreference(shopper, { note: "non troppo mature" })))).toBe(
    "non troppo mature",
  );
  expect(noteOf(parseCart(await setPreference(shopper, { note: "" })))).toBeUndefined();
  const { version } = parseCart(await setPreference(shopper, { note: "verdi & dure" }));
  const { orderId } = parsePurchase(await buy(shopper, version));
  const order = await fetchOrder(shopper, orderId);
  const line = order.orderItems.find(({ product: { productId: id } }) => id === productId);
  expect(line?.orderItemInfo.note).toBe("verdi & dure");
  expect((await lastEmailTo(backend, shopper.customerId)).body).toContain("verdi & dure");
});
