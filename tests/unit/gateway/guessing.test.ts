import nock from "nock";
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

function setUp({ path, body, found, notFound }: Attempt) {
  const headers = { "x-forwarded-for": `198.51.100.${(visitors += 1)}` };
  const attempt = (answer: object) => {
    nock(API)
      .intercept(/./, /check-card|check\?/.test(path) ? "GET" : "POST")
      .reply(200, answer);
    return requestGateway(path, { body, headers, session: customer });
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
