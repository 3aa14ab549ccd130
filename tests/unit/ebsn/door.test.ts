import nock from "nock";
import { openDoor } from "@/lib/ebsn/door/open-door";
import { codeOf, customer, door, SITE } from "../../support/ask-door";
import { envelope } from "../../support/envelope";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const SHOP = "http://localhost:4000";

describe("what the door lets through", () => {
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

  it("are never a password out of the address", async () => {
    const shop = nock(SHOP)
      .post("/ebsn/api/auth/login", (sent) => !JSON.stringify(sent).includes("segreta"))
      .query((query) => !JSON.stringify(query).includes("segreta"))
      .reply(200, envelope(null, { status: 1 }));
    await door("auth/login?login=anna@madia.test&password=segreta", { method: "POST" });
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

  it.each([null, true, [], [2], {}, "", " ", "due", -1])(
    "does not send the quantity %j",
    async (quantity) => {
      const items = [{ productId: 1, itemId: 1, quantity }];
      for (const [path, body] of [
        ["cart/add", { items }],
        ["cart/update", { items }],
        ["wishlist/add", { list_id: 1, product_id: 1, quantity }],
      ] as const) {
        const response = await door(path, { body, session: customer });
        expect([response.status, await codeOf(response)]).toEqual([400, "error.input.quantity"]);
      }
    },
  );

  it("sends a quantity that is the text of a number", async () => {
    const body = { items: [{ productId: 1, quantity: "0.3" }] };
    const shop = nock(SHOP)
      .post("/ebsn/api/cart/add", body)
      .reply(200, envelope({ cartId: 3 }));
    await door("cart/add", { body, session: customer });
    expect(shop.isDone()).toBe(true);
  });

  it("does not send forms, which any site could", async () => {
    const headers = { "content-type": "text/plain" };
    expect((await door("cart/add", { body: "{}", headers, session: customer })).status).toBe(400);
  });
});
