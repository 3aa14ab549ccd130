import nock from "nock";
import { NO_SESSION } from "@/lib/session/session";
import { envelope } from "../../support/envelope";
import { customer, hintOf, requestGateway, sessionOf } from "../../support/gateway-request";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const API_URL = "http://localhost:4000";

describe("the session hint", () => {
  it("marks no log-out when the shop takes the customer for a visitor", async () => {
    nock(API_URL)
      .get("/ebsn/api/cart/view")
      .reply(200, envelope({ cartId: 3 }, {}, { user: { userId: -1 } }), { "x-ebsn-session": "s" });
    expect(hintOf(await requestGateway("cart/view", { session: customer }))).toBe("2");
  });

  it("marks the log-out of a customer whose session was lost before", async () => {
    nock(API_URL).post("/ebsn/api/auth/logout").reply(200, envelope({}));
    expect(hintOf(await requestGateway("auth/logout", { method: "POST" }))).toBe("0");
  });

  it.each([
    ["a customer's", "1-0123abcd", ""],
    ["a visitor's", "2", ""],
    ["a visitor's after a log-out", "20", "0"],
  ])("is taken away with a session cookie that cannot be opened: %s", async (_, sent, hint) => {
    nock(API_URL)
      .get("/ebsn/api/products/suggest")
      .query({ q: "la" })
      .reply(200, envelope({ items: [] }));
    const response = await requestGateway("products/suggest?q=la", { sealed: "Fe26.2*1*forged", hint: sent });
    expect(await sessionOf(response)).toEqual(NO_SESSION);
    expect(hintOf(response)).toBe(hint);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });
});
