import { sql } from "drizzle-orm";
import { pushMessage } from "@/backend/db/schema";
import { queuePush, sendQueuedPush } from "@/backend/modules/push/send";
import { backendForFile } from "@/tests/support/file-backend";
import { countTakenPlaces, fetchStock } from "@/tests/support/purchase";
import { createPushService } from "@/tests/support/push-service";
import {
  addToCart,
  buy,
  getCartItems,
  parseAnswer,
  parseCart,
  readyShopper,
  resetProducts,
  updateProduct,
} from "@/tests/support/shopper";

const NO_SPACE_MESSAGE = "Si è verificato un errore, riprova tra qualche minuto.";
const DISK_FULL = "53100";

const backend = backendForFile();
let productId: number;
let otherId: number;

beforeAll(async () => {
  await run(`create function no_space() returns trigger language plpgsql as
    $$ begin raise exception 'no space left on device' using errcode = '${DISK_FULL}'; end $$`);
});
beforeEach(async () => {
  [productId = 0, otherId = 0] = await resetProducts(backend, 2);
  await updateProduct(backend, productId, { stock: 100 });
});

const run = async (text: string) =>
  ((await backend.context.db.execute(sql.raw(text))) as unknown as { rows: Record<string, unknown>[] }).rows;

/** No row fits into a table meanwhile. */
async function whileFull(table: string, work: () => Promise<unknown>): Promise<void> {
  await run(`create trigger no_space before insert on "${table}" execute function no_space()`);
  try {
    await work();
  } finally {
    await run(`drop trigger no_space on "${table}"`);
  }
}

const WITH_MESSAGE = { http: 500, messages: [NO_SPACE_MESSAGE] };

test("a rejected line is reported, and accepted ones stay", async () => {
  const { shopper } = await readyShopper(backend, productId);
  const linesOf = async () =>
    getCartItems(parseCart(await shopper.get("cart/view"))).map(({ product, quantity }) => [
      product.productId,
      quantity,
    ]);
  const before = await linesOf();
  await whileFull("cart_item", async () => {
    expect(parseAnswer(await addToCart(shopper, otherId, 2))).toMatchObject(WITH_MESSAGE);
    expect(await linesOf()).toEqual(before);
  });
  expect(parseAnswer(await addToCart(shopper, otherId, 2)).status).toBe(0);
  expect(await linesOf()).toHaveLength(before.length + 1);
});

test.each(["order", "order_item"])(
  "an order that does not fit (%s) takes no stock and no place, and can be placed later",
  async (table) => {
    const { shopper, cart, slot } = await readyShopper(backend, productId);
    const readOrdersAndStock = async () => [
      await fetchStock(backend, productId),
      await countTakenPlaces(backend, slot),
      (await run(`select from "order" where customer_id = ${shopper.customerId}`)).length,
    ];
    const before = await readOrdersAndStock();
    await whileFull(table, async () => {
      expect(parseAnswer(await buy(shopper, cart.version))).toMatchObject(WITH_MESSAGE);
      expect(await readOrdersAndStock()).toEqual(before);
    });
    expect(parseAnswer(await buy(shopper, cart.version)).status).toBe(0);
    expect(await readOrdersAndStock()).toEqual([95, (before[1] ?? 0) + 1, 1]);
  },
);

test("a request whose file does not fit is not there without it", async () => {
  const content = {
    prodotto: "Farina di castagne",
    quantita: "2",
    ricerca: "no",
    email: "anna@example.it",
    privacy: true,
    foto: [{ name: "foto.pdf", type: "application/pdf", content: btoa("%PDF-1.4") }],
  };
  const send = async () =>
    parseAnswer(
      await backend.post("/ebsn/api/cu-form/insert?cuform_type_id=1", { content }, { "x-ebsn-uuid": "full" }),
    );
  const count = async () => (await run("select from form_submission")).length;
  const before = await count();
  await whileFull("form_upload", async () => {
    expect(await send()).toMatchObject(WITH_MESSAGE);
    expect(await count()).toBe(before);
  });
  expect((await send()).status).toBe(0);
  expect(await count()).toBe(before + 1);
});

test("push keys that cannot be stored are generated later, and no message is lost meanwhile", async () => {
  const { shopper } = await readyShopper(backend, productId);
  const service = createPushService();
  const query = new URLSearchParams({
    external_id: service.subscription,
    model: "browser",
    platform: "web",
    platform_version: "1",
    manufacturer: "test",
    uuid: "0f6d2a34-1111-4222-8333-444455556677",
  });
  await shopper.get(`externalregistration/register?${query.toString()}`);
  await run("delete from meta where key = 'vapid'");
  const { db, clock } = backend.context;
  const text = { title: "La spesa è pronta", body: "abbiamo preparato", navTo: "/profile/orders/1" };
  await queuePush(db, shopper.customerId, text, clock.now());
  await whileFull("meta", async () => {
    await expect(sendQueuedPush(backend.context)).rejects.toThrow();
    expect(await db.select().from(pushMessage)).toHaveLength(1);
    const key = await backend.get("/ebsn/api/externalregistration/public-key");
    expect(parseAnswer(key)).toMatchObject(WITH_MESSAGE);
  });
  service.answer();
  await sendQueuedPush(backend.context);
  expect(service.received).toHaveLength(1);
  expect(await db.select().from(pushMessage)).toEqual([]);
});
