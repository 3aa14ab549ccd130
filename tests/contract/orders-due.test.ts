import { eq, sql } from "drizzle-orm";
import { order, product } from "@/backend/db/schema";
import { advanceOrdersToNow } from "@/backend/modules/order/advance-to-now";
import { ordersWire } from "@/backend/modules/order/wire";
import { createSession } from "@/backend/modules/session/session";
import { shopInstant } from "@/backend/shop-dates";
import { DAY_MS } from "@/lib/rules/dates/duration";
import { addDays } from "@/lib/rules/dates/shop-time";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { recordQueries } from "@/tests/support/database-queries";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { parsePurchase } from "@/tests/support/purchase";
import {
  buy,
  CARD,
  ON_DELIVERY,
  readyShopper,
  resetProducts,
  type Shopper,
  shopperWithToken,
} from "@/tests/support/shopper";

allowLocalhost();

let backend: TestBackend;

beforeEach(async () => {
  backend = await startBackend();
});
afterEach(() => backend.stop());

async function findRow(orderId: number) {
  const [row] = await backend.context.db.select().from(order).where(eq(order.orderId, orderId));
  if (!row) throw new Error(`no order ${orderId}`);
  return row;
}

async function placeOrder(paymentTypeId = ON_DELIVERY) {
  const [productId = 0] = await resetProducts(backend, 1);
  const { shopper, cart } = await readyShopper(backend, productId);
  const { orderId } = parsePurchase(await buy(shopper, cart.version, paymentTypeId));
  return { shopper, orderId };
}

const buyOnDelivery = async () => (await placeOrder()).orderId;

const preventProgress = (orderId: number) =>
  backend.context.db.execute(
    sql.raw(`alter table "order" add constraint broken check
    (order_id <> ${orderId} or order_status_id = 1)`),
  );

test("an order goes on beside hundreds of orders that wait for their delivery", async () => {
  const orderId = await buyOnDelivery();
  const { db } = backend.context;
  const { cutoffAt, orderId: _id, ...row } = await findRow(orderId);
  const waiting = {
    ...row,
    cartId: null,
    orderStatusId: 6,
    cutoffAt: new Date(cutoffAt.getTime() - 3_600_000),
  };
  await db
    .insert(order)
    .values(Array.from({ length: 250 }, (_, index) => ({ ...waiting, accessToken: `waiting-${index}` })));
  await advanceOrdersToNow(db, cutoffAt, backend.app.log);
  expect((await findRow(orderId)).orderStatusId).toBe(4);
});

test("an order goes on beside an order that cannot", async () => {
  const brokenId = await buyOnDelivery();
  const orderId = await buyOnDelivery();
  const { db } = backend.context;
  await preventProgress(brokenId);
  const errors: unknown[] = [];
  const { cutoffAt } = await findRow(orderId);
  await advanceOrdersToNow(db, cutoffAt, { error: (error: unknown) => void errors.push(error) });
  expect((await findRow(orderId)).orderStatusId).toBe(4);
  expect(errors).toHaveLength(1);
});

test("no order is begun when the backend stops", async () => {
  const [brokenId, orderId] = [await buyOnDelivery(), await buyOnDelivery()];
  await preventProgress(brokenId);
  const { db } = backend.context;
  const stopping = new AbortController();
  const { cutoffAt } = await findRow(orderId);
  await advanceOrdersToNow(db, cutoffAt, { error: () => stopping.abort() }, stopping.signal);
  expect((await findRow(orderId)).orderStatusId).toBe(1);
  await advanceOrdersToNow(db, cutoffAt, backend.app.log);
  expect((await findRow(orderId)).orderStatusId).toBe(4);
});

test("a request that cannot bring an order up to date logs why", async () => {
  await backend.stop();
  backend = await startBackend({ env: { BACKEND_LOG_LEVEL: "error" } });
  const { shopper, orderId } = await placeOrder();
  await preventProgress(orderId);
  backend.clock.set((await findRow(orderId)).cutoffAt.toISOString());
  const lines: string[] = [];
  const written = jest
    .spyOn(process.stdout, "write")
    .mockImplementation((line) => lines.push(String(line)) > 0);
  const returning = await logInAgain(shopper);
  expect((await returning.get("timeslot/list")).http).toBe(200);
  written.mockRestore();
  const [logged = "{}"] = lines;
  expect(JSON.parse(logged)).toMatchObject({
    requestId: expect.any(String),
    err: { cause: { code: "23514" } },
  });
});

/** Sessions end before the cut-off. */
async function logInAgain({ customerId }: Shopper): Promise<Shopper> {
  const { db, clock } = backend.context;
  return shopperWithToken(backend, customerId, await createSession(db, clock.now(), customerId));
}

const statusOf = async (orderId: number) => (await findRow(orderId)).orderStatusId;

const REQUESTS: [string, (shopper: Shopper) => Promise<unknown>][] = [
  ["order/list", (shopper) => shopper.get("order/list")],
  ["timeslot/list", (shopper) => shopper.get("timeslot/list")],
  ["payment-due-date/transactions", (shopper) => shopper.get("payment-due-date/transactions")],
  ["cart/empty", (shopper) => shopper.post("cart/empty", {})],
];

test.each(REQUESTS)("%s moves on the orders of its customer and no others", async (_, request) => {
  const [own, other] = [await placeOrder(), await placeOrder()];
  backend.clock.set((await findRow(own.orderId)).cutoffAt.toISOString());
  await request(await logInAgain(own.shopper));
  expect([await statusOf(own.orderId), await statusOf(other.orderId)]).toEqual([4, 1]);
  await advanceOrdersToNow(backend.context.db, backend.clock.now(), backend.app.log);
  expect(await statusOf(other.orderId)).toBe(4);
});

test("a link to an order moves on that customer's orders and no others", async () => {
  const [own, other] = [await placeOrder(), await placeOrder()];
  const { cutoffAt, accessToken } = await findRow(own.orderId);
  backend.clock.set(cutoffAt.toISOString());
  await backend.get(`/ebsn/api/token-order/view?order_id=${own.orderId}&access_token=${accessToken}`);
  expect([await statusOf(own.orderId), await statusOf(other.orderId)]).toEqual([4, 1]);
});

test("a customer's request lets only their own unpaid orders expire", async () => {
  const [own, other] = [await placeOrder(CARD), await placeOrder(CARD)];
  const { payBefore } = await findRow(own.orderId);
  backend.clock.set((payBefore ?? backend.clock.now()).toISOString());
  await (await logInAgain(own.shopper)).get("order/list");
  expect([await statusOf(own.orderId), await statusOf(other.orderId)]).toEqual([10, 11]);
});

test("orders are read with as many queries however many there are", async () => {
  const { db } = backend.context;
  const orderIds = [await buyOnDelivery(), await buyOnDelivery(), await buyOnDelivery()];
  await db.update(product).set({ food: null });
  const rows = await Promise.all(orderIds.map(findRow));
  const countFor = async (some: typeof rows) =>
    (await recordQueries(backend, () => ordersWire(db, some, true, backend.clock.now()))).length;
  const one = await countFor(rows.slice(0, 1));
  expect(await countFor(rows)).toBe(one);
});

test("the arrival of a van that left the day before has its day", async () => {
  const { orderId } = await placeOrder();
  const row = { ...(await findRow(orderId)), orderStatusId: 7 };
  const begins = shopInstant(row.slotDate, row.beginTime);
  const arrivalAt = async (now: Date) => (await ordersWire(backend.context.db, [row], true, now))[0]?.arrival;
  expect(await arrivalAt(new Date(begins.getTime() - DAY_MS))).toHaveProperty("dateIso", row.slotDate);
  expect(await arrivalAt(begins)).not.toHaveProperty("dateIso");
});

test("the arrival of another attempt has its day when it is not the booked one", async () => {
  const { orderId } = await placeOrder();
  const { db } = backend.context;
  const row = { ...(await findRow(orderId)), orderStatusId: 7 };
  const arrivalAt = async (redispatchedAt: Date) =>
    (await ordersWire(db, [{ ...row, redispatchedAt }], true, redispatchedAt))[0]?.arrival;
  const begins = shopInstant(row.slotDate, row.beginTime);
  expect(await arrivalAt(begins)).not.toHaveProperty("dateIso");
  const nextDay = addDays(row.slotDate, 1);
  expect(await arrivalAt(shopInstant(nextDay, row.beginTime))).toHaveProperty("dateIso", nextDay);
});
