import nock from "nock";
import { NO_SESSION } from "@/lib/session/session";
import { codeOf, customer, door, sessionOf, user } from "../../support/ask-door";
import { envelope } from "../../support/envelope";
import { hurry } from "../../support/hurry";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const SHOP = "http://localhost:4000";

describe("the session at the door", () => {
  it("travels in headers, with the client, its version and the visitor's uuid under both names", async () => {
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4/;
    const shop = nock(SHOP, {
      reqheaders: {
        "x-ebsn-session": "token-s",
        "x-ebsn-account": "token-a",
        "x-ebsn-client": "site",
        "x-ebsn-version": "1.5.1",
        "x-ebsn-uuid": (value) => uuid.test(value),
        "x-ebsn-client-uuid": (value) => uuid.test(value),
      },
    })
      .get("/ebsn/api/cart/view")
      .reply(200, envelope({ cartId: 3 }, {}, { user }));
    const response = await door("cart/view", { session: customer });
    expect(response.status).toBe(200);
    expect(shop.isDone()).toBe(true);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("begins with log-in, sealed, and never shows its tokens", async () => {
    const shop = nock(SHOP)
      .post("/ebsn/api/auth/login", "login=a%40b.it&password=segreta%21&remember_me=true")
      .matchHeader("content-type", /x-www-form-urlencoded/)
      .reply(200, envelope({ user, cartId: 3 }, {}, { user }), {
        "x-ebsn-session": "new-s",
        "x-ebsn-account": "new-a",
      });
    const response = await door("auth/login", {
      body: { login: "a@b.it", password: "segreta!", remember_me: true },
    });
    expect(shop.isDone()).toBe(true);
    expect(await sessionOf(response)).toEqual({
      session: "new-s",
      account: "new-a",
      userId: 7,
      remember: true,
    });
    expect(response.headers.getSetCookie().join()).toContain("madia_in=1");
    expect(response.headers.get("x-ebsn-account")).toBeNull();
    const text = await response.text();
    expect(text).not.toMatch(/new-s|new-a/);
    expect(JSON.parse(text)).toMatchObject({ data: { user: { userId: 7 }, cartId: 3 } });
  });

  it("is written again when the shop renews it", async () => {
    nock(SHOP)
      .get("/ebsn/api/cart/view")
      .reply(200, envelope({}, {}, { user }), { "x-ebsn-session": "renewed" });
    const response = await door("cart/view", { session: customer });
    expect(await sessionOf(response)).toEqual({ ...customer, session: "renewed" });
  });

  it("ends with 419, on both cookies", async () => {
    nock(SHOP)
      .get("/ebsn/api/cart/view")
      .reply(419, envelope({}, { status: 419, errors: [{ code: "error.session.expired" }] }));
    const response = await door("cart/view", { session: customer });
    expect(response.status).toBe(419);
    expect(await sessionOf(response)).toEqual(NO_SESSION);
    expect(response.headers.getSetCookie()).toHaveLength(2);
  });

  it("ends with log-out, even when the shop is down", async () => {
    nock(SHOP).post("/ebsn/api/auth/logout").replyWithError("down");
    const response = await door("auth/logout", { method: "POST", session: customer });
    expect(response.status).toBe(502);
    expect(await sessionOf(response)).toEqual(NO_SESSION);
  });

  it("is not begun by looking at products", async () => {
    nock(SHOP)
      .get("/ebsn/api/products/suggest")
      .query({ q: "la" })
      .reply(200, envelope({ items: [] }), { "x-ebsn-session": "s" });
    const response = await door("products/suggest?q=la");
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
    expect(response.headers.get("vary")).toBe("cookie");
  });

  it("keeps a customer's prices from every cache", async () => {
    nock(SHOP)
      .get("/ebsn/api/products/suggest")
      .query({ q: "la" })
      .reply(200, envelope({ items: [] }, {}, { user }));
    const response = await door("products/suggest?q=la", { session: customer });
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  it("is begun by a visitor who chooses a store", async () => {
    const anybody = { userId: -1 };
    nock(SHOP)
      .post("/ebsn/api/store/select")
      .query({ store_id: "5" })
      .reply(200, envelope({ cartId: null }, {}, { user: anybody }), { "x-ebsn-session": "s" });
    const response = await door("store/select", { body: { store_id: 5 } });
    expect(await sessionOf(response)).toEqual({ ...NO_SESSION, session: "s" });
  });
});

describe("when something is wrong", () => {
  it("hands on a refusal in the shop's words, without data", async () => {
    nock(SHOP)
      .post("/ebsn/api/cart/add")
      .reply(
        200,
        envelope({ cartId: 3 }, { status: 1, errors: [{ code: "error.cart.login", message: "Accedi." }] }),
      );
    const response = await door("cart/add", { body: { items: [] } });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      response: {
        status: 1,
        errors: [{ code: "error.cart.login", message: "Accedi." }],
        infos: [],
        warnings: [],
      },
      data: null,
    });
  });

  it.each([
    [
      "cannot be reached",
      () => nock(SHOP).get("/ebsn/api/cart/view").times(3).replyWithError("down"),
      502,
      "error.network",
    ],
    [
      "falls over",
      () => nock(SHOP).get("/ebsn/api/cart/view").times(3).reply(500, "<html>"),
      502,
      "error.http",
    ],
    [
      "talks nonsense",
      () => nock(SHOP).get("/ebsn/api/cart/view").reply(200, "<html>"),
      502,
      "error.contract",
    ],
  ])("says so in common words when the shop %s", async (_, prepare, status, code) => {
    hurry();
    prepare();
    const response = await door("cart/view", { session: customer });
    expect(response.status).toBe(status);
    expect(await sessionOf(response)).toBeNull();
    const answer = (await response.json()) as { response: { errors: unknown[] } };
    expect(answer.response.errors).toEqual([
      { code, message: "Si è verificato un errore, riprova tra qualche minuto." },
    ]);
  });

  it("says how long to wait when the shop does", async () => {
    const words = [{ code: "error.login.too_many", message: "Riprova tra 4 minuti." }];
    nock(SHOP)
      .post("/ebsn/api/auth/login")
      .reply(429, envelope({}, { status: 429, errors: words }), { "retry-after": "240" });
    const response = await door("auth/login", { body: { login: "c@d.it", password: "x" } });
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("240");
    expect(await codeOf(response)).toBe("error.login.too_many");
  });

  it("stops guessing a password before the shop hears of it", async () => {
    const wrong = envelope({}, { status: 1, errors: [{ code: "error.login.wrong" }] });
    nock(SHOP).post("/ebsn/api/auth/login").times(10).reply(200, wrong);
    const guess = (login: string) => door("auth/login", { body: { login, password: "x" } });
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await guess("victim@madia.test")).status).toBe(200);
    const stopped = await guess(" VICTIM@madia.test");
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
