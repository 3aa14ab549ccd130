import { eq } from "drizzle-orm";
import nock from "nock";
import { customer, pushDevice, pushMessage } from "@/backend/db/schema";
import { hashPassword } from "@/backend/modules/session/password";
import { queuePush, sendQueuedPush } from "@/backend/modules/push/send";
import { pushKeySchema } from "@/lib/ebsn/schemas/push";
import { backendForFile } from "@/tests/support/file-backend";
import { createPushService } from "@/tests/support/push-service";
import { newShopper, parseAnswer, type Shopper } from "@/tests/support/shopper";

const UUID = "0f6d2a34-1111-4222-8333-444455556666";

const backend = backendForFile();
let shopper: Shopper;

beforeEach(async () => {
  await backend.context.db.delete(pushDevice);
  shopper = await newShopper(backend);
});
afterEach(() => nock.cleanAll());

const register = (externalId: string, customerApi = shopper, uuid = UUID) => {
  const query = new URLSearchParams({
    external_id: externalId,
    model: "browser",
    platform: "web",
    platform_version: "1",
    manufacturer: "test",
    uuid,
  });
  return customerApi.get(`externalregistration/register?${query.toString()}`).then(parseAnswer);
};

const text = { title: "La spesa è pronta", body: "abbiamo preparato", navTo: "/profile/orders/1" };
const outbox = {
  queue: () => queuePush(backend.context.db, shopper.customerId, text, backend.clock.now()),
  send: () => sendQueuedPush(backend.context),
};

const publicKey = async () =>
  pushKeySchema.parse(parseAnswer(await backend.get("/ebsn/api/externalregistration/public-key")).data)
    .publicKey;

test("keys are made once", async () => {
  expect(await publicKey()).toMatch(/^[\w-]{87}$/);
  expect(await publicKey()).toBe(await publicKey());
});

test("a customer has a bounded number of devices: the one that was registered first makes room", async () => {
  const { subscription } = createPushService();
  const names = Array.from({ length: 22 }, (_, index) => `device-${shopper.customerId}-${index}`);
  for (const name of names) {
    backend.clock.advance(1000);
    expect((await register(subscription, shopper, name)).status).toBe(0);
  }
  const rows = await backend.context.db
    .select({ uuid: pushDevice.uuid })
    .from(pushDevice)
    .where(eq(pushDevice.customerId, shopper.customerId));
  expect(rows.map(({ uuid }) => uuid).sort()).toEqual(names.slice(2).sort());
});

test("a message reaches the registered device once, readable by its browser alone and signed by the shop", async () => {
  const service = createPushService();
  expect((await register(service.subscription)).status).toBe(0);
  service.answer();
  await outbox.queue();
  await outbox.send();
  await outbox.send();
  expect(service.received.map((delivery) => delivery.text)).toEqual([
    { title: text.title, body: "Abbiamo preparato", nav_to: text.navTo },
  ]);
  const [{ vapid, ttl }] = service.received as [(typeof service.received)[0]];
  expect(vapid.publicKey).toBe(await publicKey());
  expect(vapid.claims).toMatchObject({ aud: service.origin, sub: expect.stringMatching(/^mailto:/) });
  const secondsLeft = vapid.claims.exp - Date.now() / 1000;
  expect(secondsLeft > 0 && secondsLeft <= 24 * 60 * 60).toBe(true);
  expect(ttl).toBe("3600");
  expect(await backend.context.db.select().from(pushMessage)).toEqual([]);
});

test("an order's news lead to the order in the customer's language", async () => {
  const { db, config, clock } = backend.context;
  await db.update(customer).set({ language: "en" }).where(eq(customer.customerId, shopper.customerId));
  const service = createPushService();
  await register(service.subscription);
  service.answer();
  await outbox.queue();
  await sendQueuedPush({ db, clock, config: { ...config, LOCALES: ["it", "en"] } });
  expect(service.received.map((delivery) => delivery.text)).toEqual([
    expect.objectContaining({ nav_to: "/en/profile/orders/1" }),
  ]);
});

test("messages that wait when the backend stops stay for the next start", async () => {
  const stopping = new AbortController();
  const service = createPushService();
  await register(service.subscription);
  nock(service.origin)
    .post("/fcm/send/abc")
    .reply(() => {
      stopping.abort();
      return [201];
    });
  await outbox.queue();
  await outbox.queue();
  await sendQueuedPush(backend.context, stopping.signal);
  expect(await backend.context.db.select().from(pushMessage)).toHaveLength(1);
  service.answer();
  await outbox.send();
  expect(service.received).toHaveLength(1);
});

test("an unregistered device gets nothing", async () => {
  await register(createPushService().subscription);
  await shopper.get(`externalregistration/unregister?platform=web&uuid=${UUID}`);
  await outbox.queue();
  expect(await backend.context.db.select().from(pushMessage)).toEqual([]);
});

test("a device that a new password has logged out gets nothing", async () => {
  await register(createPushService().subscription);
  await backend.context.db
    .update(customer)
    .set({ passwordHash: await hashPassword("Vecchia2026!") })
    .where(eq(customer.customerId, shopper.customerId));
  const body = { old_password: "Vecchia2026!", new_password: "Nuova2026!" };
  expect(parseAnswer(await shopper.post("registration/update_password", body)).status).toBe(0);
  await outbox.queue();
  expect(await backend.context.db.select().from(pushMessage)).toEqual([]);
});

test.each([404, 410])("a device that its service no longer knows (%i) is forgotten", async (status) => {
  const service = createPushService();
  await register(service.subscription);
  service.answer(status);
  await outbox.queue();
  await outbox.send();
  expect(await backend.context.db.select().from(pushDevice)).toEqual([]);
});

test.each([429, 500])("a device stays while its service is in trouble (%i)", async (status) => {
  const service = createPushService();
  await register(service.subscription);
  service.answer(status);
  await outbox.queue();
  await outbox.send();
  expect(await backend.context.db.select().from(pushDevice)).toHaveLength(1);
});

test.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  // Chromium as Debian packs it, and Chrome before it is stable.
  "https://jmt17.google.com/fcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://wns2-par02p.notify.windows.com/w/abc",
  "https://web.push.apple.com/abc",
])("a browser that is reached at %s is taken", async (endpoint) => {
  expect((await register(createPushService(endpoint).subscription)).status).toBe(0);
});

test("the shop calls push services only", async () => {
  for (const endpoint of ["http://fcm.googleapis.com/x", "https://example.org/x", "https://127.0.0.1/x"])
    expect((await register(createPushService(endpoint).subscription)).codes).toEqual([
      "error.push.external_id",
    ]);
  expect((await register("kein JSON")).codes).toEqual(["error.push.external_id"]);
});

test("a device belongs to the customer who used it last", async () => {
  await register(createPushService().subscription);
  const next = await newShopper(backend);
  await register(createPushService().subscription, next);
  const devices = await backend.context.db.select().from(pushDevice);
  expect(devices.map(({ customerId }) => customerId)).toEqual([next.customerId]);
});
