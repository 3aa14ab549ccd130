import nock from "nock";
import type { ApiResponse } from "@/lib/ebsn/domain/envelope";
import { handleGateway } from "@/lib/gateway/handle-gateway";
import { codeOf, customer, requestGateway, SITE_URL } from "../../support/gateway-request";
import { envelope } from "../../support/envelope";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const API_URL = "http://localhost:4000";

describe("gateway calls", () => {
  it.each([
    ["GET", "nothing/here", 404],
    ["GET", "cart", 404],
    ["GET", "products/abc", 404],
    ["GET", "products/:id", 404],
    ["GET", "backoffice-access/list", 404],
    ["GET", "cart/add", 405],
    ["GET", "timeslot/select", 405],
    ["GET", "user-address/delete", 405],
    ["POST", "cart/view", 405],
  ])("rejects %s %s", async (method, path, status) => {
    const response = await requestGateway(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  it("forwards known parameters only and joins facet values", async () => {
    const scope = nock(API_URL)
      .get("/ebsn/api/products")
      .query({ q: "latte", page: "2", vendor_id: "1,2", product_class_10000: "10252" })
      .reply(
        200,
        envelope({ products: [], page: { selPage: 2, totPages: 2, totItems: 30, itemsPerPage: 24 } }),
      );
    const path =
      "products?q=latte&page=2&vendor_id=1&vendor_id=2&product_class_10000=10252&debug=1&customerId=8";
    const answer = (await (await requestGateway(path)).json()) as { data: unknown };
    expect(answer.data).toMatchObject({ page: { number: 2, items: 30 }, products: [], facets: [] });
    expect(scope.isDone()).toBe(true);
  });

  it("forwards only the known parts of a body", async () => {
    const scope = nock(API_URL)
      .post("/ebsn/api/cart/add", { items: [{ productId: 1, quantity: 2 }] })
      .query({ show_sectors: "true" })
      .reply(200, envelope({ cartId: 3, version: 4 }));
    const body = { items: [{ productId: 1, quantity: 2 }], price: 0.01 };
    const response = await requestGateway("cart/add?show_sectors=true", { body, session: customer });
    expect(await response.json()).toMatchObject({ data: { cartId: 3, version: 4, sectors: [] } });
    expect(scope.isDone()).toBe(true);
  });

  it("never forwards a password from the URL", async () => {
    const scope = nock(API_URL)
      .post("/ebsn/api/auth/login", (sent) => !JSON.stringify(sent).includes("segreta"))
      .query((query) => !JSON.stringify(query).includes("segreta"))
      .reply(200, envelope(null, { status: 1 }));
    await requestGateway("auth/login?login=anna@madia.test&password=segreta", { method: "POST" });
    expect(scope.isDone()).toBe(true);
  });

  it("maps a POST to EBSN's GET where that writes", async () => {
    const scope = nock(API_URL)
      .get("/ebsn/api/timeslot/select")
      .query({ sel_date: "21/11/2026", timeslot_id: "5" })
      .reply(200, envelope({ cartId: 3 }));
    await requestGateway("timeslot/select", {
      body: { sel_date: "21/11/2026", timeslot_id: 5 },
      session: customer,
    });
    expect(scope.isDone()).toBe(true);
  });

  const product = { productId: 12, name: "Pasta", slug: "pasta", price: 1.49 };

  it.each([
    ["by slug", "products?slug=pasta", product],
    ["by slug, without its slug", "products?slug=pasta", { ...product, slug: undefined }],
    ["by id", "products/12", product],
    ["by id, as a list of one", "products/12", { products: [product] }],
  ])("returns the product itself when requested %s", async (_, path, data) => {
    nock(API_URL)
      .get(/^\/ebsn\/api\/products/)
      .reply(200, envelope(data));
    const answer = (await (await requestGateway(path)).json()) as { data: unknown };
    expect(answer.data).toMatchObject({ productId: 12, pictures: [], prices: { list: 149 } });
  });

  it.each([null, {}, [], { products: [] }])("has no product without an id: %j", async (data) => {
    nock(API_URL).get("/ebsn/api/products/12").reply(200, envelope(data));
    expect((await requestGateway("products/12")).status).toBe(502);
  });
});

describe("writes", () => {
  it.each([
    ["another site", { origin: "https://evil.example" }],
    ["another port", { origin: "http://localhost:3001" }],
    ["a page without origin", { origin: "null" }],
    ["another site, by sec-fetch-site", { "sec-fetch-site": "cross-site" }],
    ["a same-site origin", { "sec-fetch-site": "same-site" }],
    ["a typed URL", { "sec-fetch-site": "none" }],
  ])("are rejected from %s", async (_, headers) => {
    const response = await requestGateway("cart/empty", { method: "POST", headers, session: customer });
    expect(response.status).toBe(403);
    expect(await codeOf(response)).toBe("error.gateway.origin");
  });

  it("are rejected without an origin", async () => {
    const request = new Request(`${SITE_URL}/ebsn/api/cart/empty`, {
      method: "POST",
      headers: { host: "localhost:3000" },
    });
    expect((await handleGateway(request, "cart/empty", new Map())).status).toBe(403);
  });

  it.each([
    ["a body that is too large", "x".repeat(70_000), 413],
    ["a body that is not JSON", "items=1", 400],
    ["an array", "[1]", 400],
    ["a string", '"cart"', 400],
  ])("reject %s", async (_, body, status) => {
    const response = await requestGateway("cart/add", { body, session: customer });
    expect(response.status).toBe(status);
  });

  it.each([null, true, [], [2], {}, "", " ", "due", -1])("reject the quantity %j", async (quantity) => {
    const items = [{ productId: 1, itemId: 1, quantity }];
    for (const [path, body] of [
      ["cart/add", { items }],
      ["cart/update", { items }],
      ["wishlist/add", { list_id: 1, product_id: 1, quantity }],
    ] as const) {
      const response = await requestGateway(path, { body, session: customer });
      expect([response.status, await codeOf(response)]).toEqual([400, "error.input.quantity"]);
    }
  });

  it.each(["1e999", `"${"9".repeat(400)}"`])("reject the infinite quantity %.10s", async (quantity) => {
    const body = `{"items":[{"productId":1,"quantity":${quantity}}]}`;
    const response = await requestGateway("cart/add", { body, session: customer });
    expect([response.status, await codeOf(response)]).toEqual([400, "error.input.quantity"]);
  });

  it("accept a quantity as a numeric string", async () => {
    const body = { items: [{ productId: 1, quantity: "0.3" }] };
    const scope = nock(API_URL)
      .post("/ebsn/api/cart/add", body)
      .reply(200, envelope({ cartId: 3 }));
    await requestGateway("cart/add", { body, session: customer });
    expect(scope.isDone()).toBe(true);
  });

  it("reject content types any site could send", async () => {
    const headers = { "content-type": "text/plain" };
    expect((await requestGateway("cart/add", { body: "{}", headers, session: customer })).status).toBe(400);
  });
});

describe("the gateway's own errors", () => {
  const italian = "La richiesta non arriva da questo sito.";
  const english = "This request does not come from our site.";
  const active = "it,en";

  it.each([
    ["an English page", active, `${SITE_URL}/en/cart`, english],
    ["the English home page", active, `${SITE_URL}/en`, english],
    ["an Italian page", active, `${SITE_URL}/cart`, italian],
    ["a page whose name only begins with a language", active, `${SITE_URL}/entrate`, italian],
    ["no page", active, "", italian],
    ["an English page of a site in Italian only", "it", `${SITE_URL}/en/cart`, italian],
  ])("are in the language of %s", async (_, locales, referer, message) => {
    jest.replaceProperty(process, "env", { ...process.env, MADIA_LOCALES: locales });
    const headers = { referer, origin: "https://evil.example" };
    const response = await requestGateway("cart/empty", { method: "POST", headers });
    const { errors } = ((await response.json()) as ApiResponse<null>).response;
    expect(errors).toEqual([{ code: "error.gateway.origin", message }]);
  });

  it.each([
    ["en", active, "", english],
    ["en", active, `${SITE_URL}/cart`, english],
    ["it", active, `${SITE_URL}/en/cart`, italian],
    ["en-GB,en;q=0.9", active, `${SITE_URL}/cart`, italian],
    ["en", "it", `${SITE_URL}/cart`, italian],
  ])("are in the language that a page names: %s, of %s, on %s", async (named, locales, referer, message) => {
    jest.replaceProperty(process, "env", { ...process.env, MADIA_LOCALES: locales });
    const headers = { "accept-language": named, referer, origin: "https://evil.example" };
    const response = await requestGateway("cart/empty", { method: "POST", headers });
    const { errors } = ((await response.json()) as ApiResponse<null>).response;
    expect(errors).toEqual([{ code: "error.gateway.origin", message }]);
  });

  it.each([
    ["/cart", "Si è verificato un errore, riprova tra qualche minuto."],
    ["/en/cart", "Something went wrong, please try again in a few minutes."],
  ])("stand in for the messages of a shop that cannot be reached, on %s", async (page, message) => {
    jest.replaceProperty(process, "env", { ...process.env, MADIA_LOCALES: active });
    nock(API_URL).post("/ebsn/api/cart/empty").replyWithError("down");
    const headers = { referer: `${SITE_URL}${page}` };
    const response = await requestGateway("cart/empty", { method: "POST", headers });
    const { errors } = ((await response.json()) as ApiResponse<null>).response;
    expect(errors).toEqual([{ code: "error.network", message }]);
  });
});
