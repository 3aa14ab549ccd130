import { eq, sql } from "drizzle-orm";
import { order } from "@/backend/db/schema";
import { advanceOrdersToNow } from "@/backend/modules/order/advance-to-now";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { parsePurchase } from "@/tests/support/purchase";
import { buy, readyShopper, resetProducts } from "@/tests/support/shopper";

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

async function buyOnDelivery(): Promise<number> {
  const [productId = 0] = await resetProducts(backend, 1);
  const { shopper, cart } = await readyShopper(backend, productId);
  return parsePurchase(await buy(shopper, cart.version)).orderId;
}

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
  const orderId = await buyOnDelivery();
  await preventProgress(orderId);
  backend.clock.set((await findRow(orderId)).cutoffAt.toISOString());
  const lines: string[] = [];
  const written = jest
    .spyOn(process.stdout, "write")
    .mockImplementation((line) => lines.push(String(line)) > 0);
  expect((await backend.get("/ebsn/api/timeslot/list")).http).toBe(200);
  written.mockRestore();
  const [logged = "{}"] = lines;
  expect(JSON.parse(logged)).toMatchObject({
    requestId: expect.any(String),
    err: { cause: { code: "23514" } },
  });
});
