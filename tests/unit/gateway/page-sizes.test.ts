import nock from "nock";
import { callGateway } from "@/lib/gateway/call-gateway";
import { findCall } from "@/lib/gateway/calls";
import { NO_SESSION } from "@/lib/session/session";
import { customer, requestGateway } from "../../support/gateway-request";
import { envelope } from "../../support/envelope";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const API = "http://localhost:4000";

/** The query that the shop is asked with. */
async function sentQuery(path: string, query: Record<string, string>) {
  let sent: unknown;
  nock(API)
    .get(`/ebsn/api/${path}`)
    .query((received) => {
      sent = received;
      return true;
    })
    .reply(200, envelope({ products: [], orders: [], page: {} }));
  const lookup = findCall("GET", path);
  if ("status" in lookup) throw new Error(`not listed: ${path}`);
  const session = lookup.call.access === "public" ? NO_SESSION : customer;
  await callGateway({ ...lookup, query, session, clientIp: "203.0.113.78", locale: "it" });
  return sent;
}

describe("how much a visitor may ask the shop for", () => {
  it.each([
    ["products", { page: "2", page_size: "24" }, { page: "2", page_size: "24" }],
    ["products", { page_size: "5000" }, { page_size: "100" }],
    ["leaflet/product-search", { page_size: "101" }, { page_size: "100" }],
    ["adv", { limit: "99999999999999999999" }, { limit: "100" }],
    ["order/list", { page_size: "5000" }, { page_size: "100" }],
    ["order-refund/list", { page_size: "5000" }, { page_size: "100" }],
  ])("asks %s for no more than 100 at once: %j", async (path, query, expected) => {
    expect(await sentQuery(path, query)).toEqual(expected);
  });

  it.each(["-1", "0", "5e3", "0x1388", "+5000", " 5000", "5000,5000", "tutti", "5000.0", "٥٠٠٠"])(
    "leaves out the size and the page %j",
    async (value) => {
      expect(await sentQuery("products", { q: "riso", page: value, page_size: value })).toEqual({
        q: "riso",
      });
    },
  );

  it("leaves out a size that is sent twice", async () => {
    nock(API)
      .get("/ebsn/api/products")
      .query({ q: "riso" })
      .reply(200, envelope({ products: [] }));
    expect((await requestGateway("products?q=riso&page_size=100&page_size=5000")).status).toBe(200);
  });
});
