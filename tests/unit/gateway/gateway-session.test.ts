import nock from "nock";
import { NO_SESSION, type Session } from "@/lib/session/session";
import { customer, hintOf, requestGateway, sessionOf, user } from "../../support/gateway-request";
import { envelope } from "../../support/envelope";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const API_URL = "http://localhost:4000";

describe("the session in the gateway", () => {
  it("does not make another visitor of who logs in: the address counts", async () => {
    const uuids: string[] = [];
    for (const session of [undefined, customer, { ...customer, session: "another", account: "other" }]) {
      nock(API_URL)
        .post("/ebsn/api/auth/login")
        .reply(200, function () {
          uuids.push(String(this.req.headers["x-ebsn-uuid"]));
          return envelope({}, { status: 1 });
        });
      await requestGateway("auth/login", { body: { login: "a@b.it", password: "x" }, session });
    }
    expect(new Set(uuids).size).toBe(1);
  });

  it("is sent in headers, with the client, its version and the visitor's uuid under both names", async () => {
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4/;
    const scope = nock(API_URL, {
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
    const response = await requestGateway("cart/view", { session: customer });
    expect(response.status).toBe(200);
    expect(scope.isDone()).toBe(true);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("of a shop with long tokens is kept and sent, and leaves nothing behind at the log-out", async () => {
    const token = "t".repeat(4_000);
    nock(API_URL)
      .post("/ebsn/api/auth/login")
      .reply(200, envelope({ user, cartId: 3 }, {}, { user }), {
        "x-ebsn-session": token,
        "x-ebsn-account": "new-a",
      });
    const loggedIn = await requestGateway("auth/login", { body: { login: "a@b.it", password: "segreta!" } });
    for (const line of loggedIn.headers.getSetCookie()) expect(line.length).toBeLessThan(4096);
    const session = await sessionOf(loggedIn);
    expect(session).toMatchObject({ session: token, account: "new-a", userId: 7 });
    const scope = nock(API_URL, { reqheaders: { "x-ebsn-session": token } })
      .post("/ebsn/api/auth/logout")
      .reply(200, envelope({}, {}, { user: { userId: -1 } }));
    const loggedOut = await requestGateway("auth/logout", { method: "POST", session: session ?? undefined });
    expect(scope.isDone()).toBe(true);
    const removed = loggedOut.headers.getSetCookie().filter((line) => line.includes("Max-Age=0"));
    expect(removed.map((line) => line.split("=")[0])).toEqual(["madia_session", "madia_session.1"]);
  });

  it("starts at login, sealed, without exposing its tokens", async () => {
    const scope = nock(API_URL)
      .post("/ebsn/api/auth/login", "login=a%40b.it&password=segreta%21&remember_me=true")
      .matchHeader("content-type", /x-www-form-urlencoded/)
      .reply(200, envelope({ user, cartId: 3 }, {}, { user }), {
        "x-ebsn-session": "new-s",
        "x-ebsn-account": "new-a",
      });
    const response = await requestGateway("auth/login", {
      body: { login: "a@b.it", password: "segreta!", remember_me: true },
    });
    expect(scope.isDone()).toBe(true);
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

  it.each([
    ["beside its data", {}, { user }],
    ["in its data", { user }, {}],
    ["in its data, and beside them who was there before", { user }, { user: { userId: -1 } }],
  ])("is the customer's whom the answer to a log-in names %s", async (_, data, root) => {
    nock(API_URL)
      .post("/ebsn/api/auth/login")
      .reply(200, envelope(data, {}, root), { "x-ebsn-account": "new-a" });
    const response = await requestGateway("auth/login", { body: { login: "a@b.it", password: "segreta!" } });
    expect(await response.clone().json()).toMatchObject({ data: { user: { userId: 7 } } });
    expect(await sessionOf(response)).toMatchObject({ account: "new-a", userId: 7 });
  });

  it("is updated when the API renews it", async () => {
    nock(API_URL)
      .get("/ebsn/api/cart/view")
      .reply(200, envelope({}, {}, { user }), { "x-ebsn-session": "renewed" });
    const response = await requestGateway("cart/view", { session: customer });
    expect(await sessionOf(response)).toEqual({ ...customer, session: "renewed" });
  });

  it("ends on 419, clearing both cookies", async () => {
    nock(API_URL)
      .get("/ebsn/api/cart/view")
      .reply(419, envelope({}, { status: 419, errors: [{ code: "error.session.expired" }] }));
    const response = await requestGateway("cart/view", { session: customer });
    expect(response.status).toBe(419);
    expect(await sessionOf(response)).toEqual(NO_SESSION);
    expect(response.headers.getSetCookie()).toHaveLength(2);
    expect(hintOf(response)).toBe("");
  });

  it("ends at logout, even when the API is down", async () => {
    nock(API_URL).post("/ebsn/api/auth/logout").replyWithError("down");
    const response = await requestGateway("auth/logout", { method: "POST", session: customer });
    expect(response.status).toBe(502);
    expect(await sessionOf(response)).toEqual(NO_SESSION);
    expect(hintOf(response)).toBe("0");
  });

  it("is not started by public reads", async () => {
    nock(API_URL)
      .get("/ebsn/api/products/suggest")
      .query({ q: "la" })
      .reply(200, envelope({ items: [] }), { "x-ebsn-session": "s" });
    const response = await requestGateway("products/suggest?q=la");
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
    expect(response.headers.get("vary")).toBe("cookie, accept-language");
  });

  it("prevents caching of a customer's prices", async () => {
    nock(API_URL)
      .get("/ebsn/api/products/suggest")
      .query({ q: "la" })
      .reply(200, envelope({ items: [] }, {}, { user }));
    const response = await requestGateway("products/suggest?q=la", { session: customer });
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  it("starts when a visitor selects a store", async () => {
    const visitor = { userId: -1 };
    nock(API_URL)
      .post("/ebsn/api/store/select")
      .query({ store_id: "5" })
      .reply(200, envelope({ cartId: null }, {}, { user: visitor }), { "x-ebsn-session": "s" });
    const response = await requestGateway("store/select", { body: { store_id: 5 } });
    expect(await sessionOf(response)).toEqual({ ...NO_SESSION, session: "s" });
  });
});

const setCookies = (...lines: string[]) => lines.flatMap((line) => ["set-cookie", line]);

describe("a shop with its session in cookies", () => {
  const fromCookies: Session = {
    ...NO_SESSION,
    account: "token-a",
    accountCookie: "X-Ebsn-Account",
    cookies: { JSESSIONID: "j1", ROUTE: "n2" },
    userId: 7,
    remember: true,
  };

  it("stores the shop's session cookies at log-in and sends them with the next call", async () => {
    nock(API_URL)
      .post("/ebsn/api/auth/login")
      .reply(
        200,
        envelope({ user, cartId: 3 }),
        setCookies(
          "JSESSIONID=j1; Path=/ebsn; Secure; HttpOnly",
          "X-Ebsn-Account=token-a; Path=/; Max-Age=5184000",
          "ROUTE=n2; path=/",
          "old=x; Max-Age=0",
        ),
      );
    const response = await requestGateway("auth/login", {
      body: { login: "a@b.it", password: "segreta!", remember_me: true },
    });
    expect(await sessionOf(response)).toEqual(fromCookies);
    const cookies = response.headers.getSetCookie();
    expect(cookies.join()).toContain("madia_in=1");
    expect(cookies.join()).not.toContain("JSESSIONID");

    const scope = nock(API_URL)
      .get("/ebsn/api/cart/view")
      .matchHeader("cookie", "JSESSIONID=j1; ROUTE=n2; X-Ebsn-Account=token-a")
      .matchHeader("x-ebsn-account", "token-a")
      .reply(200, envelope({ cartId: 3 }, {}, { user }));
    const cart = await requestGateway("cart/view", { session: fromCookies });
    expect(scope.isDone()).toBe(true);
    expect(cart.headers.getSetCookie()).toEqual([]);
    expect(await cart.json()).toMatchObject({ data: { user: { userId: 7 } } });
  });

  it("is updated when a cookie is renewed or removed", async () => {
    nock(API_URL)
      .get("/ebsn/api/cart/view")
      .reply(
        200,
        envelope({}, {}, { user }),
        setCookies("JSESSIONID=j2", "ROUTE=; Expires=Thu, 01 Jan 1970 00:00:00 GMT"),
      );
    const response = await requestGateway("cart/view", { session: fromCookies });
    expect(await sessionOf(response)).toEqual({ ...fromCookies, cookies: { JSESSIONID: "j2" } });
  });

  it("logs in with a signed token as long as such tokens are", async () => {
    const token = "e".repeat(1_800);
    nock(API_URL)
      .post("/ebsn/api/auth/login")
      .reply(200, envelope({ user, cartId: 3 }), setCookies(`x-ebsn-session=${token}; HttpOnly`, "ROUTE=n2"));
    const response = await requestGateway("auth/login", { body: { login: "a@b.it", password: "segreta!" } });
    expect(await sessionOf(response)).toMatchObject({
      userId: 7,
      cookies: { "x-ebsn-session": token, ROUTE: "n2" },
    });
  });

  it("keeps what the browser's cookies can hold, the session first", async () => {
    nock(API_URL)
      .get("/ebsn/api/cart/view")
      .reply(
        200,
        envelope({}, {}, { user }),
        setCookies(
          ...Array.from({ length: 12 }, (_, index) => `c${index}=${"x".repeat(800)}`),
          `JSESSIONID=${"j".repeat(32)}`,
          "bad name=1",
        ),
      );
    const session: Session = { ...customer, account: "x".repeat(1000) };
    const response = await requestGateway("cart/view", { session });
    const after = await sessionOf(response);
    expect(Object.keys(after?.cookies ?? {})[0]).toBe("JSESSIONID");
    for (const line of response.headers.getSetCookie()) expect(line.length).toBeLessThan(4096);
  });

  it("ends at logout and on 419", async () => {
    nock(API_URL).post("/ebsn/api/auth/logout").reply(200, envelope({}));
    const response = await requestGateway("auth/logout", { method: "POST", session: fromCookies });
    expect(await sessionOf(response)).toEqual(NO_SESSION);
    nock(API_URL)
      .get("/ebsn/api/cart/view")
      .reply(419, envelope({}, { status: 419 }));
    const expired = await requestGateway("cart/view", { session: fromCookies });
    expect(await sessionOf(expired)).toEqual(NO_SESSION);
  });

  it("is not started by public reads", async () => {
    nock(API_URL)
      .get("/ebsn/api/products/suggest")
      .query({ q: "la" })
      .reply(200, envelope({ items: [] }), { "set-cookie": ["JSESSIONID=j1"] });
    const response = await requestGateway("products/suggest?q=la");
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});
