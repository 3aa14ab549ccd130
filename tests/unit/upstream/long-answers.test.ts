import { Readable } from "node:stream";
import nock from "nock";
import { getContentPage } from "@/lib/content/documents";
import { getStory } from "@/lib/content/stories";
import { getProducts } from "@/lib/ebsn/catalogue";
import { closeCircuits } from "@/lib/upstream/circuit";
import { clearReachability } from "@/lib/ebsn/reachability";
import { callGateway } from "@/lib/gateway/call-gateway";
import { findCall } from "@/lib/gateway/calls";
import { NO_SESSION } from "@/lib/session/session";
import { AnswerTooLong, readAnswer } from "@/lib/upstream/read-answer";
import { envelope } from "../../support/envelope";
import { NextRender } from "../../support/next-render";

const API = "http://localhost:4000";
const MEGABYTE = 1024 * 1024;

function* megabytes(count: number) {
  yield '{"response":{"status":0},"data":{"products":[],"filler":"';
  for (let sent = 0; sent < count; sent += 1) yield "x".repeat(MEGABYTE);
  yield '"}}';
}

const answer = (path: RegExp, count: number) =>
  nock(API)
    .get(path)
    .reply(200, () => Readable.from(megabytes(count)), { "content-type": "application/json" });

const askGateway = () => {
  const lookup = findCall("GET", "products");
  if ("status" in lookup) throw new Error("not listed");
  return callGateway({ ...lookup, session: NO_SESSION, clientIp: "203.0.113.79", locale: "it" });
};

beforeEach(() => {
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  nock.cleanAll();
  closeCircuits();
  clearReachability();
});

describe("an answer of 17 MB", () => {
  test.each<[string, RegExp, () => Promise<unknown>]>([
    ["the shop", /^\/ebsn/, () => getProducts({ q: "pane" })],
    ["the content system", /^\/p\//, () => getContentPage("chi-siamo")],
    ["the content service", /^\/v2\//, () => getStory(7)],
  ])("of %s fails", async (_name, path, read) => {
    answer(path, 17);
    await expect(new NextRender().render(read)).rejects.toThrow(
      /^contract .*: an answer of more than 16777216 bytes$/,
    );
  });

  test("is an error for the visitor who asked, and is not asked for again", async () => {
    answer(/^\/ebsn/, 17);
    const { response } = await askGateway();
    expect(response).toMatchObject({ http: 502, response: { errors: [{ code: "error.contract" }] } });
  });

  test("leaves the shop open to everybody else", async () => {
    for (let time = 0; time < 15; time += 1) {
      answer(/^\/ebsn/, 17);
      await askGateway();
    }
    nock(API)
      .get("/ebsn/api/products")
      .reply(200, envelope({ products: [] }));
    expect((await askGateway()).response.http).toBe(200);
  });
});

test("no more of an answer is read than is allowed", async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(MEGABYTE));
    },
  });
  await expect(readAnswer(new Response(endless))).rejects.toThrow(AnswerTooLong);
  expect(sent).toBeLessThan(20);
});

test("an answer of 10 MB with a byte order mark is read", async () => {
  nock(API)
    .get("/ebsn/api/products")
    .reply(200, () => Readable.from(["\uFEFF", ...megabytes(10)]));
  expect((await askGateway()).response.http).toBe(200);
});
