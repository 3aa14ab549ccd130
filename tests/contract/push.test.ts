import { createECDH, randomBytes } from "node:crypto";
import nock from "nock";
import { pushDevice, pushMessage } from "@/backend/db/schema";
import { queuePush, sendQueuedPush } from "@/backend/modules/push/send";
import { pushKeySchema } from "@/lib/ebsn/schemas/push";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { newShopper, parseAnswer, type Shopper } from "@/tests/support/shopper";

allowLocalhost();

const SERVICE = "https://fcm.googleapis.com";
const UUID = "0f6d2a34-1111-4222-8333-444455556666";

let backend: TestBackend;
let shopper: Shopper;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

beforeEach(async () => {
  shopper = await newShopper(backend);
});
afterEach(() => nock.cleanAll());

function subscription(endpoint = `${SERVICE}/fcm/send/abc`): string {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  return JSON.stringify({
    endpoint,
    keys: {
      p256dh: keys.getPublicKey("base64url"),
      auth: randomBytes(16).toString("base64url"),
    },
  });
}

const register = (externalId: string, customerApi = shopper) => {
  const query = new URLSearchParams({
    external_id: externalId,
    model: "browser",
    platform: "web",
    platform_version: "1",
    manufacturer: "test",
    uuid: UUID,
  });
  return customerApi.get(`externalregistration/register?${query.toString()}`).then(parseAnswer);
};

const text = { title: "La spesa è pronta", body: "abbiamo preparato", navTo: "/profile/orders/1" };
const outbox = {
  queue: () => queuePush(backend.context.db, shopper.customerId, text, backend.clock.now()),
  send: () => sendQueuedPush(backend.context),
};

test("keys are made once", async () => {
  const read = async () =>
    pushKeySchema.parse(parseAnswer(await backend.get("/ebsn/api/externalregistration/public-key")).data)
      .publicKey;
  expect(await read()).toMatch(/^[\w-]{87}$/);
  expect(await read()).toBe(await read());
});

test("a message reaches the registered device once, encrypted and signed", async () => {
  expect((await register(subscription())).status).toBe(0);
  const scope = nock(SERVICE, {
    reqheaders: { authorization: /^vapid t=.+, ?k=.+/, "content-encoding": "aes128gcm" },
  })
    .post("/fcm/send/abc")
    .reply(201);
  await outbox.queue();
  await outbox.send();
  await outbox.send();
  expect(scope.isDone()).toBe(true);
  expect(await backend.context.db.select().from(pushMessage)).toEqual([]);
});

test("an unregistered device and one that the service no longer knows get nothing", async () => {
  await register(subscription());
  await shopper.get(`externalregistration/unregister?platform=web&uuid=${UUID}`);
  await outbox.queue();
  expect(await backend.context.db.select().from(pushMessage)).toEqual([]);
  await register(subscription());
  nock(SERVICE).post("/fcm/send/abc").reply(410);
  await outbox.queue();
  await outbox.send();
  expect(await backend.context.db.select().from(pushDevice)).toEqual([]);
});

test("the shop calls push services only", async () => {
  for (const endpoint of ["http://fcm.googleapis.com/x", "https://example.org/x", "https://127.0.0.1/x"])
    expect((await register(subscription(endpoint))).codes).toEqual(["error.push.external_id"]);
  expect((await register("kein JSON")).codes).toEqual(["error.push.external_id"]);
});

test("a device belongs to whoever used it last", async () => {
  await register(subscription());
  const next = await newShopper(backend);
  await register(subscription(), next);
  const devices = await backend.context.db.select().from(pushDevice);
  expect(devices.map(({ customerId }) => customerId)).toEqual([next.customerId]);
});
