import nock from "nock";
import { openDoor } from "@/lib/ebsn/door/open-door";
import { NO_SESSION, openSession, sealSession, type Session } from "@/lib/session/session";
import { envelope } from "../../support/envelope";
import { hurry } from "../../support/hurry";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const SHOP = "http://localhost:4000";
const SITE = "http://localhost:3000";
const SECRETS = ["madia-development-only-secret-never-used-in-production"];

const customer: Session = { session: "token-s", account: "token-a", userId: 7, remember: true };
const user = { userId: 7, login: "cliente@madia.test" };

type Sent = { method?: string; body?: unknown; headers?: Record<string, string>; session?: Session };

async function door(path: string, { method, body, headers = {}, session }: Sent = {}): Promise<Response> {
  const isWrite = method === "POST" || body !== undefined;
  const request = new Request(`${SITE}/ebsn/api/${path}`, {
    method: method ?? (isWrite ? "POST" : "GET"),
    headers: {
      host: "localhost:3000",
      "x-forwarded-for": "203.0.113.9",
      ...(isWrite ? { origin: SITE, "content-type": "application/json" } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const sealed = session ? await sealSession(session, SECRETS) : undefined;
  return openDoor(request, path.split("?")[0] ?? "", sealed);
}

async function sessionOf(response: Response): Promise<Session | null> {
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith("madia_session="));
  return cookie ? openSession(/=([^;]*)/.exec(cookie)?.[1], SECRETS) : null;
}

const codeOf = async (response: Response) =>
  ((await response.json()) as { response: { errors: { code: string }[] } }).response.errors[0]?.code;

describe("what the door lets through", () => {
  it.each([
    ["GET", "nothing/here", 404],
    ["GET", "cart", 404],
    ["GET", "products/abc", 404],
    ["GET", "products/:id", 404],
    ["GET", "backoffice-access/sso-login", 404],
    ["GET", "cart/add", 405],
    ["GET", "timeslot/select", 405],
    ["GET", "user-address/delete", 405],
    ["POST", "cart/view", 405],
  ])("is not %s %s", async (method, path, status) => {
    const response = await door(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  it("are known parameters only, several values of a facet together", async () => {
    const shop = nock(SHOP)
      .get("/ebsn/api/products")
      .query({ q: "latte", page: "2", vendor_id: "1,2", product_class_10000: "10252" })
      .reply(
        200,
        envelope({ products: [], page: { selPage: 2, totPages: 2, totItems: 30, itemsPerPage: 24 } }),
      );
    const path =
      "products?q=latte&page=2&vendor_id=1&vendor_id=2&product_class_10000=10252&debug=1&customerId=8";
    const answer = (await (await door(path)).json()) as { data: unknown };
    expect(answer.data).toMatchObject({ page: { number: 2, items: 30 }, products: [], facets: [] });
    expect(shop.isDone()).toBe(true);
  });

  it("are the known parts of a body", async () => {
    const shop = nock(SHOP)
      .post("/ebsn/api/cart/add", { items: [{ productId: 1, quantity: 2 }] })
      .query({ show_sectors: "true" })
      .reply(200, envelope({ cartId: 3, version: 4 }));
    const body = { items: [{ productId: 1, quantity: 2 }], price: 0.01 };
    const response = await door("cart/add?show_sectors=true", { body, session: customer });
    expect(await response.json()).toMatchObject({ data: { cartId: 3, version: 4, sectors: [] } });
    expect(shop.isDone()).toBe(true);
  });

  it("asks EBSN its own way where that changes something by GET", async () => {
    const shop = nock(SHOP)
      .get("/ebsn/api/timeslot/select")
      .query({ sel_date: "21/11/2026", timeslot_id: "5" })
      .reply(200, envelope({ cartId: 3 }));
    await door("timeslot/select", { body: { sel_date: "21/11/2026", timeslot_id: 5 }, session: customer });
    expect(shop.isDone()).toBe(true);
  });

  it("answers the product itself when a list is asked by slug", async () => {
    const product = { productId: 12, name: "Pasta", slug: "pasta", price: 1.49 };
    nock(SHOP).get("/ebsn/api/products").query({ slug: "pasta" }).reply(200, envelope(product));
    const answer = (await (await door("products?slug=pasta")).json()) as { data: unknown };
    expect(answer.data).toMatchObject({ productId: 12, pictures: [], prices: { list: 149 } });
  });
});

describe("who may write", () => {
  it.each([
    ["another site", { origin: "https://evil.example" }],
    ["another port", { origin: "http://localhost:3001" }],
    ["a page without origin", { origin: "null" }],
    ["another site, as the browser says", { "sec-fetch-site": "cross-site" }],
    ["a sister site", { "sec-fetch-site": "same-site" }],
    ["an address typed in", { "sec-fetch-site": "none" }],
  ])("is not %s", async (_, headers) => {
    const response = await door("cart/empty", { method: "POST", headers, session: customer });
    expect(response.status).toBe(403);
    expect(await codeOf(response)).toBe("error.door.origin");
  });

  it("is not somebody who does not say where from", async () => {
    const request = new Request(`${SITE}/ebsn/api/cart/empty`, {
      method: "POST",
      headers: { host: "localhost:3000" },
    });
    expect((await openDoor(request, "cart/empty", undefined)).status).toBe(403);
  });

  it.each([
    ["too much", "x".repeat(70_000), 413],
    ["no JSON", "items=1", 400],
    ["a list", "[1]", 400],
    ["a word", '"cart"', 400],
  ])("does not send %s", async (_, body, status) => {
    const response = await door("cart/add", { body, session: customer });
    expect(response.status).toBe(status);
  });

  it("does not send forms, which any site could", async () => {
    const headers = { "content-type": "text/plain" };
    expect((await door("cart/add", { body: "{}", headers, session: customer })).status).toBe(400);
  });
});

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
