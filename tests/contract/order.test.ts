import { eq } from "drizzle-orm";
import { order } from "@/backend/db/schema";
import { orderListSchema, orderViewSchema } from "@/lib/ebsn/schemas/order";
import { backendForFile } from "@/tests/support/file-backend";
import { parsePurchase } from "@/tests/support/purchase";
import {
  addToCart,
  BAG,
  buy,
  parseCart,
  getCartItems,
  newShopper,
  resetProducts,
  readyShopper,
  chooseDelivery,
  updateProduct,
  shopperWithToken,
  parseAnswer,
  type Shopper,
} from "@/tests/support/shopper";

const DAY = 24 * 60 * 60 * 1000;

const backend = backendForFile();
let productId: number;

beforeEach(async () => {
  [productId = 0] = await resetProducts(backend, 1);
});

async function demoCustomer(): Promise<Shopper> {
  const answer = await backend.post("/ebsn/api/auth/login", {
    login: "cliente@madia.test",
    password: "Madia2026!",
  });
  return shopperWithToken(backend, 1001, answer.headers.get("x-ebsn-session") ?? "");
}

const listOrders = async (shopper: Shopper, query = "") =>
  orderListSchema.parse(parseAnswer(await shopper.get(`order/list?${query}`)).data);
const viewOrder = async (shopper: Shopper, orderId: number) =>
  orderViewSchema.parse(parseAnswer(await shopper.get(`order/view?order_id=${orderId}`)).data).order;

async function placeOrder(): Promise<{ shopper: Shopper; orderId: number }> {
  const { shopper, cart } = await readyShopper(backend, productId);
  const { orderId } = parsePurchase(await buy(shopper, cart.version));
  return { shopper, orderId };
}

describe("the orders of the demo customer", () => {
  test("are listed newest first, with totals and addresses", async () => {
    const { orders, page } = await listOrders(await demoCustomer());
    const dates = orders.map(({ orderDateIso }) => orderDateIso);
    expect(orders.length).toBeGreaterThanOrEqual(4);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(page).toMatchObject({ selPage: 1, totItems: orders.length, itemsPerPage: 12 });
    for (const { grossTotal, shippingAddress, timeslot, orderItems } of orders) {
      expect(grossTotal).toBeGreaterThan(0);
      expect(shippingAddress?.city).not.toBe("");
      expect(timeslot?.dateIso).toMatch(/^2026-/);
      expect(orderItems).toEqual([]);
    }
  });

  test("paginate, and include their items with fetch_detail", async () => {
    const shopper = await demoCustomer();
    const first = await listOrders(shopper, "page=1&page_size=3&fetch_detail=true");
    const second = await listOrders(shopper, "page=2&page_size=3");
    const ids = [...first.orders, ...second.orders].map(({ orderId }) => orderId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(first.orders).toHaveLength(3);
    expect(first.orders.every(({ orderItems }) => orderItems.length > 0)).toBe(true);
  });

  test("are filtered by date", async () => {
    const shopper = await demoCustomer();
    const { orders } = await listOrders(shopper, "from_date=10/11/2026&to_date=20/11/2026");
    expect(orders.length).toBeGreaterThan(0);
    for (const { orderDateIso } of orders) expect(orderDateIso >= "2026-11-09T23:00").toBe(true);
    expect((await listOrders(shopper)).orders.length).toBeGreaterThan(orders.length);
  });

  test("can be added to the cart again", async () => {
    const shopper = await demoCustomer();
    await chooseDelivery(backend, shopper);
    const [order] = (await listOrders(shopper, "fetch_detail=true")).orders;
    const answer = await shopper.post(`cart/add-all-from-order?order_id=${order?.orderId}`);
    expect(parseAnswer(answer).status).toBe(0);
    expect(getCartItems(parseCart(answer)).length).toBeGreaterThan(5);
    await shopper.post("cart/empty");
  });

  test("are not visible to other customers", async () => {
    const other = await newShopper(backend);
    for (const call of ["order/view", "order/delete"]) {
      const path = `${call}?order_id=700001`;
      const answer = call === "order/view" ? await other.get(path) : await other.post(path);
      expect(parseAnswer(answer).codes).toEqual(["error.order.unknown"]);
    }
    expect(parseAnswer(await backend.get("/ebsn/api/order/list")).http).toBe(403);
  });
});

describe("an order", () => {
  test("is viewed without login by its token only", async () => {
    const { shopper, orderId } = await placeOrder();
    const order = await viewOrder(shopper, orderId);
    const viewByToken = (token: string) =>
      backend.get(`/ebsn/api/token-order/view?order_id=${orderId}&access_token=${token}`);
    expect(
      orderViewSchema.parse(parseAnswer(await viewByToken(order?.accessToken ?? "")).data).order?.orderId,
    ).toBe(orderId);
    expect(parseAnswer(await viewByToken("x".repeat(43))).codes).toEqual(["error.order.unknown"]);
  });

  test("keeps the names and prices of the purchase", async () => {
    const { shopper, orderId } = await placeOrder();
    await updateProduct(backend, productId, { priceCents: 9900, name: "Tutt'altro" });
    const order = await viewOrder(shopper, orderId);
    expect(order?.orderItems[0]).toMatchObject({ unitPrice: 10, netTotal: 50 });
    expect(order?.orderItems[0]?.product.name).not.toBe("Tutt'altro");
  });

  test("can be cancelled before its cut-off", async () => {
    await updateProduct(backend, productId, { stock: 9 });
    const { shopper, orderId } = await placeOrder();
    const answer = await shopper.post(`order/delete?order_id=${orderId}`);
    expect((answer.body as { response: { infosMessage: string[] } }).response.infosMessage).toEqual([
      `Ordine ${orderId} annullato`,
    ]);
    expect((await viewOrder(shopper, orderId))?.orderStatusId).toBe(10);
    const { cart } = await readyShopper(backend, productId, 9);
    expect(cart.goodsTotal).toBe(90);
  });

  test("cannot be cancelled once in preparation", async () => {
    const { shopper, orderId } = await placeOrder();
    const until = (await viewOrder(shopper, orderId))?.modifiableUntil ?? "";
    const before = backend.clock.now();
    backend.clock.set(new Date(Date.parse(until) + 60_000));
    const lateShopper = { ...shopper, ...(await withNewSession(shopper)) };
    expect(parseAnswer(await lateShopper.post(`order/delete?order_id=${orderId}`)).codes).toEqual([
      "error.order.not_cancellable",
    ]);
    expect(await viewOrder(lateShopper, orderId)).toMatchObject({ orderStatusId: 4, canBeCancelled: false });
    backend.clock.advance(DAY);
    expect(await viewOrder(await withNewSession(shopper), orderId)).toMatchObject({
      orderStatusId: 8,
      deliveryStatusId: 3,
    });
    backend.clock.set(before);
  });
});

async function withNewSession(shopper: Shopper): Promise<Shopper> {
  const { createSession: openSession } = await import("@/backend/modules/session/session");
  const { db } = backend.context;
  return shopperWithToken(
    backend,
    shopper.customerId,
    await openSession(db, backend.clock.now(), shopper.customerId),
  );
}

describe("lists", () => {
  test("can be created, renamed, made default, filled and deleted", async () => {
    const shopper = await newShopper(backend);
    const parseLists = (answer: { data: unknown }) =>
      (answer.data as { wishlists: { name: string; listId: number; size: number; isDefault: boolean }[] })
        .wishlists;
    const [first] = parseLists(parseAnswer(await shopper.get("wishlist/list")));
    expect(first).toMatchObject({ name: "I miei preferiti", isDefault: true });
    const createdLists = parseLists(parseAnswer(await shopper.post("wishlist/create", { name: "Pizza" })));
    const listId = createdLists.find(({ name }) => name === "Pizza")?.listId;
    await shopper.post("wishlist/rename", { list_id: listId, name: "Pizza del venerdì" });
    await shopper.post("wishlist/add", { list_id: listId, product_id: productId });
    const after = parseLists(parseAnswer(await shopper.post("wishlist/set-default", { list_id: listId })));
    expect(after[0]).toMatchObject({ name: "Pizza del venerdì", size: 1, isDefault: true });
    expect(parseLists(parseAnswer(await shopper.post("wishlist/delete", { list_id: listId })))).toHaveLength(
      1,
    );
    const other = await newShopper(backend);
    expect(
      parseAnswer(await other.post("wishlist/add", { list_id: first?.listId, product_id: BAG })).codes,
    ).toEqual(["error.list.unknown"]);
  });
});

test("orders of the same day count against the daily maximum", async () => {
  await updateProduct(backend, productId, { dailyMax: 6 });
  const { shopper } = await placeOrder();
  await chooseDelivery(backend, shopper);
  expect(parseAnswer(await addToCart(shopper, productId, 2)).codes).toEqual(["errors.dailyMax"]);
  expect(parseAnswer(await addToCart(shopper, productId, 1)).status).toBe(0);
});

test.each([
  ["replaced by a change that waits for its payment", { replacedById: 1 }],
  ["rejected", { orderStatusId: 21 }],
])("an order %s does not count against the daily maximum", async (_what, state) => {
  await updateProduct(backend, productId, { dailyMax: 6 });
  const { shopper, orderId } = await placeOrder();
  await backend.context.db.update(order).set(state).where(eq(order.orderId, orderId));
  await chooseDelivery(backend, shopper);
  expect(parseAnswer(await addToCart(shopper, productId, 6)).status).toBe(0);
});
