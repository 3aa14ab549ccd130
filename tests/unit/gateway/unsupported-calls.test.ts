import nock from "nock";
import { getReachability } from "@/lib/ebsn/reachability";
import { fetchResponse } from "@/lib/gateway/as-visitor";
import { callGateway } from "@/lib/gateway/call-gateway";
import { findCall } from "@/lib/gateway/calls";
import { clearMissingCalls, isKnownMissing } from "@/lib/gateway/missing-calls";
import { isCallUnsupported } from "@/lib/gateway/gateway-response";
import { readSession } from "@/lib/session/server";
import { NO_SESSION } from "@/lib/session/session";
import { closeCircuits } from "@/lib/upstream/circuit";
import { envelope } from "../../support/envelope";
import { codeOf, requestGateway } from "../../support/gateway-request";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));
jest.mock("@/lib/session/server", () => ({ readSession: jest.fn() }));
jest.mock("next/headers", () => ({ headers: async () => new Headers() }));

jest.mock("@/lib/ebsn/reachability", () => ({ getReachability: jest.fn() }));

const CALL = "backoffice-access/list-content";
const HTML = "<!doctype html><title>Madia</title>";
const staff = { session: "z", username: "anna", name: "Anna", roles: ["CONTENT"] };

beforeEach(() => {
  jest.mocked(getReachability).mockClear();
  jest.mocked(readSession).mockResolvedValue({ ...NO_SESSION, staff });
  jest.mocked(getReachability).mockResolvedValue("reachable");
});
afterEach(() => {
  closeCircuits();
  clearMissingCalls();
});

test.each([
  ["an answer", 200, envelope({ items: [] }), false],
  ["a rejection", 200, envelope({}, { status: 1 }), true],
  ["a page in place of data", 200, HTML, true],
  ["404", 404, envelope({}, { status: 404 }), true],
  ["404 as a page", 404, HTML, true],
  ["405 as a page", 405, HTML, true],
  ["501 as a page", 501, HTML, true],
  ["400", 400, envelope({}, { status: 400 }), false],
  ["403", 403, envelope({}, { status: 403 }), false],
  ["429", 429, envelope({}, { status: 429 }), false],
  ["500", 500, envelope({}, { status: 500 }), false],
  ["503 as a page", 503, HTML, false],
])("%s (%i) from the shop says that it lacks the call: %s", async (_, http, body, isUnsupported) => {
  nock("http://localhost:4000").get(`/ebsn/api/${CALL}`).times(3).reply(http, body);
  expect(isCallUnsupported(await fetchResponse(CALL, {}, "it"))).toBe(isUnsupported);
  nock.cleanAll();
});

test("a shop that cannot be reached does not say so", async () => {
  nock("http://localhost:4000").get(`/ebsn/api/${CALL}`).times(3).replyWithError("down");
  expect(isCallUnsupported(await fetchResponse(CALL, {}, "it"))).toBe(false);
  nock.cleanAll();
});

test.each([
  ["404 as a page", 404, HTML],
  ["405 as a page", 405, HTML],
  ["501 as a page", 501, HTML],
  ["a page in place of data", 200, HTML],
])("%s says to the browser that the shop does not offer it", async (_, http, body) => {
  nock("http://localhost:4000").get(`/ebsn/api/${CALL}`).reply(http, body);
  const { http: status, response } = await fetchResponse(CALL, {}, "it");
  expect(status).toBe(404);
  expect(response.errors).toEqual([
    { code: "error.call.not_offered", message: "Questo negozio non offre questo servizio." },
  ]);
});

test.each([
  ["404", 404],
  ["200", 200],
])("a page with %s of a shop that answers nothing else is an outage", async (_, http) => {
  jest.mocked(getReachability).mockResolvedValue("unreachable");
  nock("http://localhost:4000").get(`/ebsn/api/${CALL}`).reply(http, HTML);
  const answer = await fetchResponse(CALL, {}, "it");
  expect([answer.http, isCallUnsupported(answer)]).toEqual([502, false]);
});

test.each([
  ["404", 404, 404, "error.call.not_offered"],
  ["200", 200, 502, "error.contract"],
])("a page with %s of a shop of which nothing else is known", async (_, http, status, code) => {
  jest.mocked(getReachability).mockResolvedValue("unknown");
  nock("http://localhost:4000").get(`/ebsn/api/${CALL}`).reply(http, HTML);
  const answer = await fetchResponse(CALL, {}, "it");
  expect([answer.http, answer.response.errors[0]?.code]).toEqual([status, code]);
});

test.each([
  ["404", 404, 404, "error.call.not_offered"],
  ["200", 200, 502, "error.contract"],
])("after a write, which may have been done, a page with %s", async (_, http, status, code) => {
  nock("http://localhost:4000").post("/ebsn/api/cart/add").reply(http, HTML);
  const response = await requestGateway("cart/add", { body: { items: [] } });
  expect([response.status, await codeOf(response)]).toEqual([status, code]);
});

test("no longer than the page that needs the answer waits for what else the shop answers", async () => {
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now);
  nock("http://localhost:4000").get(`/ebsn/api/${CALL}`).reply(404, HTML);
  const lookup = findCall("GET", CALL);
  if ("status" in lookup) throw new Error(`no call ${CALL}`);
  const session = { ...NO_SESSION, staff };
  await callGateway({ ...lookup, query: {}, session, clientIp: "::1", locale: "it", deadline: now + 700 });
  expect(jest.mocked(getReachability).mock.calls).toEqual([[now + 700]]);
  jest.restoreAllMocks();
});

test("the shop's own 404 keeps its message", async () => {
  const errors = [{ code: "error.order.unknown", message: "Ordine sconosciuto." }];
  nock("http://localhost:4000")
    .get(`/ebsn/api/${CALL}`)
    .reply(404, envelope({}, { status: 404, errors }));
  expect((await fetchResponse(CALL, {}, "it")).response.errors).toEqual(errors);
});

describe("a call that the shop lacks", () => {
  const OWN = "friend-invitation/view";
  const ask = async () => (await fetchResponse(OWN, {}, "it")).response.errors[0]?.code;

  test("is not asked for again for a few minutes", async () => {
    nock("http://localhost:4000").get(`/ebsn/api/${OWN}`).once().reply(404, HTML);
    expect([await ask(), await ask()]).toEqual(["error.call.not_offered", "error.call.not_offered"]);
    expect(isKnownMissing(OWN)).toBe(true);
    const now = Date.now();
    jest.spyOn(Date, "now").mockReturnValue(now + 301_000);
    expect(isKnownMissing(OWN)).toBe(false);
    jest.restoreAllMocks();
  });

  test.each([
    ["the shop says so of its own", 404, envelope({}, { status: 404 }), "reachable" as const],
    ["nothing else is known of the shop", 404, HTML, "unknown" as const],
    ["the shop is away", 404, HTML, "unreachable" as const],
  ])("is asked for again where %s", async (_, http, body, reachability) => {
    jest.mocked(getReachability).mockResolvedValue(reachability);
    nock("http://localhost:4000").get(`/ebsn/api/${OWN}`).reply(http, body);
    await ask();
    expect(isKnownMissing(OWN)).toBe(false);
  });

  test.each([
    ["a page with 200", HTML, "error.call.not_offered"],
    ["half an answer", '{"response":{"status":0},"data":{"wish', "error.contract"],
    ["nothing", "", "error.contract"],
  ])("is asked for again after %s", async (_, body, code) => {
    nock("http://localhost:4000").get(`/ebsn/api/${OWN}`).reply(200, body);
    expect(await ask()).toBe(code);
    expect(isKnownMissing(OWN)).toBe(false);
  });

  test("is tried with parameters", async () => {
    nock("http://localhost:4000").get("/ebsn/api/order/list").reply(404, HTML);
    await fetchResponse("order/list", {}, "it");
    nock("http://localhost:4000")
      .get("/ebsn/api/order/list?page=2")
      .reply(200, envelope({ orders: [] }));
    expect((await fetchResponse("order/list", { page: "2" }, "it")).response.errors).toEqual([]);
  });

  test.each([
    ["payment-due-date/list", { show_all: "true" }, true],
    ["order-refund/list", { page: "1", page_size: "12" }, true],
    ["order-refund/list", { page: "2", page_size: "12" }, false],
    ["order-refund/list", { page: "1", order_id: "5" }, false],
  ])("is known of %s with %j: %s", async (path, params, isKnown) => {
    nock("http://localhost:4000").get(`/ebsn/api/${path}`).query(params).reply(404, HTML);
    await fetchResponse(path, params, "it");
    expect(isKnownMissing(path)).toBe(isKnown);
  });

  test("a document that is gone says nothing of others", async () => {
    nock("http://localhost:4000").get("/ebsn/api/order/view?order_id=5").reply(404, HTML);
    await fetchResponse("order/view", { order_id: "5" }, "it");
    expect(isKnownMissing("order/view")).toBe(false);
  });
});
