import { orderListSchema, orderViewSchema } from "@/lib/ebsn/schemas/order";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import {
  add,
  BAG,
  buy,
  cartOf,
  itemsOf,
  newShopper,
  plainProducts,
  readyShopper,
  settleDelivery,
  shape,
  shopperWith,
  told,
  type Shopper,
} from "@/tests/support/shopper";

allowLocalhost();

const DAY = 24 * 60 * 60 * 1000;

let backend: TestBackend;
let productId: number;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.stop());

beforeEach(async () => {
  [productId = 0] = await plainProducts(backend, 1);
});

async function demoCustomer(): Promise<Shopper> {
  const answer = await backend.post("/ebsn/api/auth/login", {
    login: "cliente@madia.test",
    password: "Madia2026!",
  });
  return shopperWith(backend, 1001, answer.headers.get("x-ebsn-session") ?? "");
}

const list = async (shopper: Shopper, query = "") =>
  orderListSchema.parse(told(await shopper.get(`order/list?${query}`)).data);
const view = async (shopper: Shopper, orderId: number) =>
  orderViewSchema.parse(told(await shopper.get(`order/view?order_id=${orderId}`)).data).order;

async function bought(): Promise<{ shopper: Shopper; orderId: number }> {
  const { shopper, cart } = await readyShopper(backend, productId);
  const { orderId } = told(await buy(shopper, cart.version)).data as { orderId: number };
  return { shopper, orderId };
}

describe("the orders of the demo customer", () => {
  test("come newest first, with what they cost and where they went", async () => {
    const { orders, page } = await list(await demoCustomer());
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

  test("page by twelve or as asked, and bring their goods when asked", async () => {
    const shopper = await demoCustomer();
    const first = await list(shopper, "page=1&page_size=3&fetch_detail=true");
    const second = await list(shopper, "page=2&page_size=3");
    const ids = [...first.orders, ...second.orders].map(({ orderId }) => orderId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(first.orders.every(({ orderItems }) => orderItems.length > 0)).toBe(true);
  });

  test("are found by their days", async () => {
    const shopper = await demoCustomer();
    const { orders } = await list(shopper, "from_date=10/11/2026&to_date=20/11/2026");
    expect(orders.length).toBeGreaterThan(0);
    for (const { orderDateIso } of orders) expect(orderDateIso >= "2026-11-09T23:00").toBe(true);
    expect((await list(shopper)).orders.length).toBeGreaterThan(orders.length);
  });

  test("can be put in the cart again", async () => {
    const shopper = await demoCustomer();
    await settleDelivery(backend, shopper);
    const [order] = (await list(shopper, "fetch_detail=true")).orders;
    const answer = await shopper.post(`cart/add-all-from-order?order_id=${order?.orderId}`);
    expect(told(answer).status).toBe(0);
    expect(itemsOf(cartOf(answer)).length).toBeGreaterThan(5);
    await shopper.post("cart/empty");
  });

  test("are nobody else's", async () => {
    const other = await newShopper(backend);
    for (const call of ["order/view", "order/delete"]) {
      const path = `${call}?order_id=700001`;
      const answer = call === "order/view" ? await other.get(path) : await other.post(path);
      expect(told(answer).codes).toEqual(["error.order.unknown"]);
    }
    expect(told(await backend.get("/ebsn/api/order/list")).http).toBe(403);
  });
});

describe("an order", () => {
  test("is opened without log-in by its token only", async () => {
    const { shopper, orderId } = await bought();
    const order = await view(shopper, orderId);
    const open = (token: string) =>
      backend.get(`/ebsn/api/token-order/view?order_id=${orderId}&access_token=${token}`);
    expect(orderViewSchema.parse(told(await open(order?.accessToken ?? "")).data).order?.orderId).toBe(
      orderId,
    );
    expect(told(await open("x".repeat(43))).codes).toEqual(["error.order.unknown"]);
  });

  test("keeps what was sold at the price it was sold", async () => {
    const { shopper, orderId } = await bought();
    await shape(backend, productId, { priceCents: 9900, name: "Tutt'altro" });
    const order = await view(shopper, orderId);
    expect(order?.orderItems[0]).toMatchObject({ unitPrice: 10, netTotal: 50 });
    expect(order?.orderItems[0]?.product.name).not.toBe("Tutt'altro");
  });

  test("is cancelled before its cut-off, and says so", async () => {
    await shape(backend, productId, { stock: 9 });
    const { shopper, orderId } = await bought();
    const answer = await shopper.post(`order/delete?order_id=${orderId}`);
    expect((answer.body as { response: { infosMessage: string[] } }).response.infosMessage).toEqual([
      `Ordine ${orderId} annullato`,
    ]);
    expect((await view(shopper, orderId))?.orderStatusId).toBe(10);
    const { cart } = await readyShopper(backend, productId, 9);
    expect(cart.goodsTotal).toBe(90);
  });

  test("is not cancelled once it is being prepared", async () => {
    const { shopper, orderId } = await bought();
    const until = (await view(shopper, orderId))?.modifiableUntil ?? "";
    const before = backend.clock.now();
    backend.clock.set(new Date(Date.parse(until) + 60_000));
    const late = { ...shopper, ...(await again(shopper)) };
    expect(told(await late.post(`order/delete?order_id=${orderId}`)).codes).toEqual([
      "error.order.not_cancellable",
    ]);
    expect(await view(late, orderId)).toMatchObject({ orderStatusId: 4, canBeCancelled: false });
    backend.clock.advance(DAY);
    expect(await view(await again(shopper), orderId)).toMatchObject({
      orderStatusId: 8,
      deliveryStatusId: 3,
    });
    backend.clock.set(before);
  });
});

/** A new session of the same customer, after the clock has outlived the first. */
async function again(shopper: Shopper): Promise<Shopper> {
  const { openSession } = await import("@/backend/modules/session/session");
  const { db } = backend.context;
  return shopperWith(
    backend,
    shopper.customerId,
    await openSession(db, backend.clock.now(), shopper.customerId),
  );
}

describe("lists", () => {
  test("are made, renamed, chosen, filled and deleted", async () => {
    const shopper = await newShopper(backend);
    const names = (answer: { data: unknown }) =>
      (answer.data as { wishlists: { name: string; listId: number; size: number; isDefault: boolean }[] })
        .wishlists;
    const [first] = names(told(await shopper.get("wishlist/list")));
    expect(first).toMatchObject({ name: "I miei preferiti", isDefault: true });
    const made = names(told(await shopper.post("wishlist/create", { name: "Pizza" })));
    const listId = made.find(({ name }) => name === "Pizza")?.listId;
    await shopper.post("wishlist/rename", { list_id: listId, name: "Pizza del venerdì" });
    await shopper.post("wishlist/add", { list_id: listId, product_id: productId });
    const after = names(told(await shopper.post("wishlist/set-default", { list_id: listId })));
    expect(after[0]).toMatchObject({ name: "Pizza del venerdì", size: 1, isDefault: true });
    expect(names(told(await shopper.post("wishlist/delete", { list_id: listId })))).toHaveLength(1);
    const other = await newShopper(backend);
    expect(told(await other.post("wishlist/add", { list_id: first?.listId, product_id: BAG })).codes).toEqual(
      ["error.list.unknown"],
    );
  });
});

test("an order of goods taken twice in one day counts against the daily maximum", async () => {
  await shape(backend, productId, { dailyMax: 6 });
  const { shopper } = await bought();
  await settleDelivery(backend, shopper);
  expect(told(await add(shopper, productId, 2)).codes).toEqual(["errors.dailyMax"]);
  expect(told(await add(shopper, productId, 1)).status).toBe(0);
});
