import nock from "nock";
import { CALLS } from "@/lib/gateway/calls";
import { limitNewSession } from "@/lib/gateway/rate-limits";
import { NO_SESSION, type Session } from "@/lib/session/session";
import { envelope } from "../../support/envelope";
import { codeOf, customer, requestGateway } from "../../support/gateway-request";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const API = "http://localhost:4000/ebsn/api";
const MAX_ATTEMPTS = 30;

const rejected = envelope({}, { status: 1, errors: [{ code: "error.unknown", message: "No" }] });
const gift = envelope({ giftCertificate: { giftCertificateId: 1, giftCode: "PANE10" } });

type Attempt = { path: string; body?: Record<string, string>; found: object; notFound: object };

const ATTEMPTS: Attempt[] = [
  { path: "cart-giftcertificate/check?code=x", found: gift, notFound: rejected },
  { path: "cart-giftcertificate/check?code=x", found: gift, notFound: envelope({}) },
  {
    path: "cart-giftcertificate/add_code",
    body: { code: "x" },
    found: envelope({ cartId: 1 }),
    notFound: rejected,
  },
  {
    path: "registration-card/check-card",
    body: { fidelity_card: "1", birth_date: "1990-01-01" },
    found: envelope({ valid: true }),
    notFound: envelope({ valid: false }),
  },
  {
    path: "registration-card/add-card",
    body: { fidelity_card: "1", birth_date: "1990-01-01" },
    found: envelope({ cards: [] }),
    notFound: rejected,
  },
];

let visitors = 0;

function newCustomer() {
  visitors += 1;
  return {
    headers: { "x-forwarded-for": `198.51.100.${visitors}` },
    session: { ...customer, userId: 100 + visitors },
  };
}

function setUp({ path, body, found, notFound }: Attempt) {
  const { headers, session } = newCustomer();
  const attempt = (answer: object) => {
    nock(API)
      .intercept(/./, /check-card|check\?/.test(path) ? "GET" : "POST")
      .reply(200, answer);
    return requestGateway(path, { body, headers, session });
  };
  return { succeed: () => attempt(found), fail: () => attempt(notFound) };
}

afterEach(() => nock.cleanAll());

describe.each(ATTEMPTS)("$path", (tried) => {
  it("cannot be used to guess", async () => {
    const { fail, succeed } = setUp(tried);
    for (let at = 0; at < MAX_ATTEMPTS; at += 1) expect((await fail()).status).toBe(200);
    const throttled = await succeed();
    expect([throttled.status, await codeOf(throttled)]).toEqual([429, "error.gateway.too_many"]);
  });

  it("may be used as often as one likes with what exists", async () => {
    const { fail, succeed } = setUp(tried);
    await fail();
    for (let at = 0; at <= MAX_ATTEMPTS; at += 1) expect((await succeed()).status).toBe(200);
  });
});

describe("a call that takes a password or a token, or writes to an address or a table", () => {
  const body = { password: "x", token: "x", new_email: "a@b.it", e_mail: "a@b.it", postalcode: "20100" };

  it.each([
    "registration/update_username",
    "registration/update_email_request",
    "registration/update_email_with_password",
    "registration/update_email",
    "registration/update_password",
    "registration/update_mfa",
    "registration/anonymize_token_request",
    "registration/anonymize_token_check",
    "registration/user_anonymize",
    "friend-invitation/send",
    "shopatwork/subscribe",
    "eurospin-address-form/save-new-address",
  ])("%s is counted", (path) => {
    expect(CALLS.filter((call) => call.path === path).map(({ rateLimit }) => rateLimit)).toEqual(["calls"]);
  });

  it.each([
    ["registration/update_username", MAX_ATTEMPTS],
    ["cookie-preferences/save", 300],
  ])("%s is made %i times by a customer", async (path, max) => {
    const { headers, session } = newCustomer();
    nock(API).persist().get(/./).reply(200, rejected).post(/./).reply(200, rejected);
    const statuses: number[] = [];
    for (let at = 0; at <= max; at += 1)
      statuses.push((await requestGateway(path, { body, headers, session })).status);
    expect(statuses.indexOf(429)).toBe(max);
  });

  const exhaust = async (path: string) => {
    const { headers, session } = newCustomer();
    nock(API).persist().get(/./).reply(200, rejected).post(/./).reply(200, rejected);
    for (let at = 0; at < MAX_ATTEMPTS; at += 1) await requestGateway(path, { body, headers, session });
    return { headers, session };
  };

  it("is counted by customer, wherever they are, and not by the office that they share with others", async () => {
    const path = "registration/update_password";
    const { headers, session } = await exhaust(path);
    const elsewhere = await requestGateway(path, { ...newCustomer(), body, session });
    const colleague = await requestGateway(path, { body, headers, session: newCustomer().session });
    expect([elsewhere.status, colleague.status]).toEqual([429, 200]);
  });

  it.each(["withdrawal/find", "withdrawal/add"])("%s is counted without cookies too", async (path) => {
    const { headers } = newCustomer();
    nock(API).persist().post(/./).reply(200, rejected);
    const statuses: number[] = [];
    for (let orderId = 1; orderId <= MAX_ATTEMPTS + 1; orderId += 1)
      statuses.push((await requestGateway(path, { body: { orderId, email: "a@b.it" }, headers })).status);
    expect(statuses.indexOf(429)).toBe(MAX_ATTEMPTS);
  });

  it("is counted by address where anybody may make it", async () => {
    const path = "registration/update_email";
    const { headers } = await exhaust(path);
    const other = await requestGateway(path, { body, headers, session: newCustomer().session });
    expect(other.status).toBe(429);
  });
});

describe("sessions of visitors", () => {
  const MAX_SESSIONS = 1000;
  const chooseStore = (address: string, session?: Session) => {
    nock(API)
      .post("/store/select")
      .query(true)
      .reply(200, envelope({ cartId: 1 }, {}, { user: { userId: -1 } }), { "x-ebsn-session": "s" });
    return requestGateway("store/select", {
      body: { store_id: 5 },
      headers: { "x-forwarded-for": address },
      session,
    });
  };

  it("cannot be started without end from one address; those who have one go on", async () => {
    for (let at = 1; at < MAX_SESSIONS; at += 1) await limitNewSession("198.51.101.1");
    expect((await chooseStore("198.51.101.1")).status).toBe(200);
    const throttled = await chooseStore("198.51.101.1");
    expect([throttled.status, await codeOf(throttled)]).toEqual([429, "error.gateway.too_many"]);
    const visitor = { ...NO_SESSION, session: "s" };
    for (const session of [visitor, customer])
      expect((await chooseStore("198.51.101.1", session)).status).toBe(200);
    expect((await chooseStore("198.51.101.2")).status).toBe(200);
  });
});
