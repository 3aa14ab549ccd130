import nock from "nock";
import { callGateway, type GatewayCall } from "@/lib/gateway/call-gateway";
import { findCall } from "@/lib/gateway/calls";
import { Throttle } from "@/lib/gateway/throttle";
import { NO_SESSION, type Session } from "@/lib/session/session";
import { customer, user } from "../../support/gateway-request";
import { envelope } from "../../support/envelope";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const API = "http://localhost:4000";
const staff = { session: "token-z", username: "anna", name: "Anna", roles: [] };

function call(method: string, path: string, request: Partial<GatewayCall> = {}) {
  const lookup = findCall(method, path);
  if ("status" in lookup) throw new Error(`not listed: ${method} ${path}`);
  return callGateway({ ...lookup, session: NO_SESSION, clientIp: "203.0.113.77", locale: "it", ...request });
}

describe("the gateway's core", () => {
  it("returns the transformed data and the unchanged session", async () => {
    nock(API)
      .get("/ebsn/api/cart/view")
      .reply(200, envelope({ cartId: 3 }, {}, { user }));
    const { response, session } = await call("GET", "cart/view", { session: customer });
    expect(response).toMatchObject({ http: 200, response: { status: 0 }, data: { cartId: 3 } });
    expect(session).toEqual(customer);
  });

  it("asks for as much of the category tree as is wanted", async () => {
    const tree = { categories: [{ categoryId: 1, name: "Pasta", slug: "pasta" }] };
    const query = { filtered: "true", depth: "3" };
    nock(API).get("/ebsn/api/category").query(query).reply(200, envelope(tree));
    const { response } = await call("GET", "category", { query: { ...query, slug: "altro" } });
    expect(response.data).toMatchObject([{ slug: "pasta" }]);
  });

  it("formats the shop's texts in another language as it formats its messages", async () => {
    const langInfos = [
      { code: "info.plain", text: "Saved" },
      { code: "info.marked", text: "We have <b>updated the cart</b>.\\nCheck prices." },
    ];
    nock(API)
      .get("/ebsn/api/lang/lang-info")
      .query({ lang_info_name: "en" })
      .reply(200, envelope({ langInfos }));
    const { response } = await call("GET", "lang/lang-info", { query: { lang_info_name: "en" } });
    expect(response.data).toEqual({
      "info.plain": { message: "Saved" },
      "info.marked": {
        message: expect.stringMatching(/^We have updated the cart\.\sCheck prices\.$/),
        html: "We have <b>updated the cart</b>.<br />Check prices.",
      },
    });
  });

  it.each<[string, number, Record<string, unknown>, Record<string, string>, Session, Session]>([
    ["renewed", 200, {}, { "x-ebsn-session": "new" }, customer, { ...customer, session: "new" }],
    ["expired", 419, { status: 419 }, {}, customer, NO_SESSION],
    [
      "expired for the customer alone",
      419,
      { status: 419 },
      {},
      { ...customer, staff },
      { ...NO_SESSION, staff },
    ],
    ["rejected", 200, { status: 1 }, {}, customer, customer],
  ])("returns the session after a call when it was %s", async (_, http, response, headers, before, after) => {
    nock(API)
      .get("/ebsn/api/cart/view")
      .reply(http, envelope({}, response, { user }), headers);
    expect((await call("GET", "cart/view", { session: before })).session).toEqual(after);
  });

  it.each([
    ["plain", "Prezzo < 3 €", { message: "Prezzo < 3 €" }],
    ["escaped line ends", "Uno\\nDue", { message: "Uno Due", html: "Uno<br />Due" }],
    ["line ends", "Uno\nDue", { message: "Uno Due", html: "Uno<br />Due" }],
    ["escaped brackets", "Scrivi &lt;nome&gt; &amp; cognome", { message: "Scrivi <nome> & cognome" }],
    [
      "escaped scripts beside markup",
      "&lt;script&gt;alert(1)&lt;/script&gt; <b>qui</b>",
      {
        message: "<script>alert(1)</script> qui",
        html: "&lt;script&gt;alert(1)&lt;/script&gt; <b>qui</b>",
      },
    ],
    ["markup", "Il <b>carrello</b>", { message: "Il carrello", html: "Il <b>carrello</b>" }],
    ["entities", "Disponibilit&agrave;", { message: "Disponibilità" }],
    ["scripts", "Ciao<script>alert(1)</script>", { message: "Ciao" }],
  ])("says %s in messages as text, and as markup of the one policy", async (_, message, expected) => {
    nock(API)
      .get("/ebsn/api/cart/view")
      .reply(200, envelope({ cartId: 3 }, { infos: [{ code: "info.x", message }] }, { user }));
    const { response } = await call("GET", "cart/view", { session: customer });
    expect(response.response.infos).toEqual([{ code: "info.x", ...expected }]);
  });

  const EXPIRY_ANSWERS: [string, number, string | object][] = [
    ["an envelope", 419, envelope({}, { status: 419 })],
    ["nothing", 419, ""],
    ["a page", 419, "<html>Sessione scaduta</html>"],
    ["a business error", 200, envelope({}, { status: 419 })],
  ];

  it.each(EXPIRY_ANSWERS)("ends an expired session that the shop answers with %s", async (_, http, body) => {
    nock(API).get("/ebsn/api/cart/view").reply(http, body);
    const { response, session } = await call("GET", "cart/view", { session: customer });
    expect(session).toEqual(NO_SESSION);
    expect(response.http).toBe(419);
    expect(response.response.errors).toEqual([
      {
        code: "error.session.expired",
        message: "La sessione è scaduta, si prega di rieffettuare il login per continuare.",
      },
    ]);
  });

  it.each(EXPIRY_ANSWERS)("asks again without a lapsed anonymous session: %s", async (_, http, body) => {
    nock(API, { reqheaders: { "x-ebsn-session": "anonymous" } })
      .get("/ebsn/api/cart/view")
      .reply(http, body);
    nock(API, { badheaders: ["x-ebsn-session"] })
      .get("/ebsn/api/cart/view")
      .reply(200, envelope({ cartId: 3 }), { "x-ebsn-session": "new" });
    const anonymous = { ...NO_SESSION, session: "anonymous" };
    const { response, session } = await call("GET", "cart/view", { session: anonymous });
    expect(response).toMatchObject({ http: 200, data: { cartId: 3 } });
    expect(session).toEqual({ ...NO_SESSION, session: "new" });
  });

  it("keeps what an answer with an HTTP error says beside its errors", async () => {
    const messages = {
      errors: [{ code: "error.known", message: "" }],
      infos: [{ code: "info.x", message: "Nota" }],
      warnings: [{ code: "warning.x", message: "Attenzione" }],
    };
    nock(API)
      .post("/ebsn/api/cart/empty")
      .reply(500, envelope({}, { status: 1, ...messages }));
    expect((await call("POST", "cart/empty", { session: customer })).response.response).toEqual({
      status: 502,
      ...messages,
    });
    nock(API)
      .post("/ebsn/api/cart/empty")
      .reply(429, envelope({}, { status: 1, ...messages, errors: [] }));
    const { response } = (await call("POST", "cart/empty", { session: customer })).response;
    expect(response.infos).toEqual(messages.infos);
    expect(response.warnings).toEqual(messages.warnings);
    expect(response.errors).toEqual([
      { code: "error.http", message: "Si è verificato un errore, riprova tra qualche minuto." },
    ]);
  });

  it.each([
    ["no data", undefined],
    ["null", null],
    ["an empty list", []],
    ["other data", { isNew: true }],
  ])("finds user and cart of a log-in at the root, beside %s", async (_, data) => {
    for (const [method, path] of [
      ["POST", "auth/login"],
      ["GET", "auth/test"],
    ] as const) {
      const body = envelope(data, {}, { user: { userId: 7, fidelityCard: "123" }, cartId: 9 });
      nock(API).intercept(`/ebsn/api/${path}`, method).reply(200, body);
      const { response } = await call(method, path, { body: { login: "root@madia.test", password: "x" } });
      expect(response.data).toMatchObject({ user: { userId: 7, fidelityCard: "123" }, cartId: 9 });
    }
  });

  it("prefers the cart in the data to that at the root", async () => {
    nock(API)
      .get("/ebsn/api/auth/test")
      .reply(200, envelope({ user, cartId: 3 }, {}, { cartId: 9 }));
    expect((await call("GET", "auth/test")).response.data).toMatchObject({ cartId: 3 });
  });

  it("keeps a log-in whose count cannot be taken back", async () => {
    jest.spyOn(Throttle.prototype, "reset").mockRejectedValueOnce(new Error("store is away"));
    nock(API)
      .post("/ebsn/api/auth/login")
      .reply(200, envelope({ user, cartId: 3 }), { "x-ebsn-session": "new", "x-ebsn-account": "mine" });
    const { response, session } = await call("POST", "auth/login", {
      body: { login: "uncounted@madia.test", password: "x" },
    });
    expect(response).toMatchObject({ http: 200, data: { user: { userId: 7 } } });
    expect(session).toMatchObject({ session: "new", userId: 7 });
  });

  it("ends the session at logout even when the shop cannot be reached", async () => {
    nock(API).post("/ebsn/api/auth/logout").replyWithError("down");
    const { response, session } = await call("POST", "auth/logout", { session: customer });
    expect([response.http, session]).toEqual([502, NO_SESSION]);
  });

  it.each<[string, string, string, Partial<GatewayCall>, number, string]>([
    [
      "a quantity that is no number",
      "POST",
      "cart/add",
      { body: { items: [{ quantity: "x" }] } },
      400,
      "error.input.quantity",
    ],
    ["a staff call of a customer", "POST", "sso-auth/logout", { session: customer }, 403, "error.auth.staff"],
  ])("rejects %s without asking the shop", async (_, method, path, request, http, code) => {
    const { response, session } = await call(method, path, request);
    expect([response.http, response.response.errors[0]?.code, response.data]).toEqual([http, code, null]);
    expect(session).toEqual(request.session ?? NO_SESSION);
  });

  it.each([
    ["anonymous", NO_SESSION, 60],
    ["a customer's", customer, undefined],
  ])("marks a public response as cacheable only without a session: %s", async (_, session, maxAge) => {
    nock(API)
      .get("/ebsn/api/products/suggest?q=la")
      .reply(200, envelope({ items: [] }));
    const { response } = await call("GET", "products/suggest", { query: { q: "la" }, session });
    expect(response.maxAgeSeconds).toBe(maxAge);
  });

  it("tells how long to wait after too many logins", async () => {
    nock(API)
      .post("/ebsn/api/auth/login")
      .times(10)
      .reply(200, envelope({}, { status: 1 }));
    const body = { login: "core@madia.test", password: "x" };
    for (let attempt = 0; attempt < 10; attempt += 1) await call("POST", "auth/login", { body });
    const { response } = await call("POST", "auth/login", { body });
    expect([response.http, response.response.errors[0]?.code]).toEqual([429, "error.login.too_many"]);
    expect(response.retryAfterSeconds).toBeGreaterThan(0);
  });

  it("asks the shop in the caller's language where the site has several", async () => {
    jest.replaceProperty(process, "env", { ...process.env, MADIA_LOCALES: "it,en" });
    const scope = nock(API, { reqheaders: { "accept-language": "en" } })
      .get("/ebsn/api/cart/view")
      .reply(200, envelope({}));
    await call("GET", "cart/view", { locale: "en" });
    expect(scope.isDone()).toBe(true);
  });
});
