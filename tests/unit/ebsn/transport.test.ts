import nock from "nock";
import { z } from "zod";
import { EbsnFailure } from "@/lib/ebsn/failure";
import { id, text } from "@/lib/ebsn/schemas/lenient";
import { callWithSession, readPublic } from "@/lib/ebsn/transport";
import { closeCircuits } from "@/lib/upstream/circuit";
import { envelope } from "../../support/envelope";
import { skipTimeouts } from "../../support/skip-timeouts";

/** What such a shop lacks is missing, and not out of order. */
jest.mock("@/lib/ebsn/reachability", () => ({ getReachability: async () => "reachable" }));

const API_URL = "http://localhost:4000";
const PATH = "/ebsn/api/products";

const schema = z.object({ name: text, brandId: id.nullish() });
const policy = { revalidate: 60, tags: ["products"] };

const read = (params?: Record<string, string>) => readPublic({ path: PATH, params, schema, policy });
const writeSomething = () => callWithSession({ method: "POST", path: PATH, body: {}, headers: {} });

async function catchFailure(promise: Promise<unknown>): Promise<EbsnFailure> {
  const failure = await promise.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(EbsnFailure);
  return failure as EbsnFailure;
}

afterEach(closeCircuits);

describe("a read", () => {
  it("sends the client headers and parses the data", async () => {
    const scope = nock(API_URL, { reqheaders: { "x-ebsn-client": "site", "x-ebsn-version": "1.5.1" } })
      .get(PATH)
      .query({ slug: "pasta" })
      .reply(200, envelope({ name: "PI&Ugrave; BUONI" }));
    await expect(read({ slug: "pasta", q: "" })).resolves.toEqual({ name: "PIÙ BUONI" });
    expect(scope.isDone()).toBe(true);
  });

  it("accepts leading blank lines and duplicate keys", async () => {
    const body = `\n\n \r\n{"response":{"status":0},"data":{"name":"prima","name":"poi"}}`;
    nock(API_URL).get(PATH).reply(200, body, { "content-type": "text/html" });
    await expect(read()).resolves.toEqual({ name: "poi" });
  });

  it("is retried twice on errors", async () => {
    const delays = skipTimeouts();
    nock(API_URL)
      .get(PATH)
      .reply(500, "")
      .get(PATH)
      .replyWithError("reset")
      .get(PATH)
      .reply(200, envelope({ name: "ecco" }));
    await expect(read()).resolves.toEqual({ name: "ecco" });
    expect(delays.filter((ms) => ms >= 200)).toEqual([200, 400]);
  });

  it("waits for retry-after", async () => {
    const delays = skipTimeouts();
    nock(API_URL)
      .get(PATH)
      .reply(429, envelope(), { "retry-after": "1" })
      .get(PATH)
      .reply(200, envelope({ name: "ecco" }));
    await read();
    expect(delays).toContain(1000);
  });

  it("fails immediately when retry-after is long", async () => {
    nock(API_URL).get(PATH).reply(503, "", { "retry-after": "120" });
    const failure = await catchFailure(read());
    expect(failure).toMatchObject({ kind: "http", http: 503, retryAfterMs: 120_000 });
  });

  it("fails after three attempts", async () => {
    skipTimeouts();
    const scope = nock(API_URL).get(PATH).times(3).reply(502, "bad gateway");
    expect(await catchFailure(read())).toMatchObject({ kind: "http", http: 502, isRetryable: true });
    expect(scope.isDone()).toBe(true);
  });

  it("is not sent to a shop that answers nothing but 503", async () => {
    skipTimeouts();
    nock(API_URL).get(PATH).times(15).reply(503, "");
    for (let reads = 0; reads < 5; reads += 1)
      expect(await catchFailure(read())).toMatchObject({ kind: "http", http: 503 });
    const scope = nock(API_URL)
      .get(PATH)
      .reply(200, envelope({ name: "ecco" }));
    expect(await catchFailure(read())).toMatchObject({ kind: "network" });
    expect(scope.isDone()).toBe(false);
    nock.cleanAll();
  });

  it("fails with a network error", async () => {
    skipTimeouts();
    nock(API_URL).get(PATH).times(3).replyWithError("refused");
    expect(await catchFailure(read())).toMatchObject({ kind: "network", isRetryable: true });
  });

  it.each([
    ["a page of HTML", "<html>manutenzione</html>"],
    ["nothing", ""],
    ["another shape", '{"ok":true}'],
  ])("fails with a contract error when the response is %s", async (_, body) => {
    nock(API_URL).get(PATH).reply(200, body);
    expect(await catchFailure(read())).toMatchObject({ kind: "contract", isRetryable: false });
  });

  it("reports the path of unreadable data", async () => {
    nock(API_URL)
      .get(PATH)
      .reply(200, envelope({ name: "Pasta", brandId: "x" }));
    const failure = await catchFailure(read());
    expect(failure).toMatchObject({ kind: "contract" });
    expect(failure.path).toContain("brandId");
  });

  it.each([
    ["an envelope", envelope({}, { status: 419 })],
    ["a page", "<html></html>"],
  ])("is no missing page where the shop answers 419 with %s", async (_, body) => {
    nock(API_URL).get(PATH).reply(419, body);
    expect(await catchFailure(read())).toMatchObject({ kind: "http", http: 419, isNotFound: false });
  });

  it("fails with the API's messages on a domain error with HTTP 200", async () => {
    nock(API_URL)
      .get(PATH)
      .reply(200, envelope({}, { status: 1, errors: [{ code: "error.x" }], errorsMessage: ["Non si può."] }));
    expect(await catchFailure(read())).toMatchObject({
      kind: "domain",
      messages: { errors: [{ code: "error.x", message: "Non si può." }] },
      isRetryable: false,
    });
  });
});

describe("a write", () => {
  it("that EBSN has as GET is sent once", async () => {
    skipTimeouts();
    nock(API_URL).get(PATH).reply(503, envelope()).get(PATH).reply(200, envelope());
    const write = callWithSession({ method: "GET", path: PATH, headers: {} });
    expect(await catchFailure(write)).toMatchObject({ kind: "http", http: 503 });
    expect(nock.pendingMocks()).toHaveLength(1);
    nock.cleanAll();
  });

  it("is never retried", async () => {
    nock(API_URL)
      .post(PATH)
      .reply(503, envelope({}, { status: 1, errors: ["Torniamo subito."] }));
    expect(await catchFailure(writeSomething())).toMatchObject({
      kind: "http",
      http: 503,
      messages: { errors: [{ code: "", message: "Torniamo subito." }] },
    });
    expect(nock.pendingMocks()).toEqual([]);
  });

  it.each([
    [200, 7],
    [403, 403],
    [419, 419],
  ])("returns an error with HTTP %i instead of throwing", async (http, status) => {
    nock(API_URL)
      .post(PATH)
      .reply(http, envelope({}, { status, errors: [{ error: "No." }] }));
    await expect(writeSomething()).resolves.toMatchObject({
      http,
      status,
      messages: { errors: [{ code: "", message: "No." }] },
    });
  });

  it("merges all messages, preferring the readable text", async () => {
    nock(API_URL)
      .post(PATH)
      .reply(
        200,
        envelope(
          {},
          {
            infos: [{ code: "i", message: "tecnico" }],
            infosMessage: ["Aggiunto."],
            warnings: ["Quasi finito."],
          },
        ),
      );
    const { messages } = await writeSomething();
    expect(messages).toEqual({
      errors: [],
      infos: [{ code: "i", message: "Aggiunto." }],
      warnings: [{ code: "", message: "Quasi finito." }],
    });
  });

  it("parses the user at the root of the response", async () => {
    nock(API_URL)
      .post(PATH)
      .reply(200, envelope({}, {}, { user: { userId: "12", login: "a@b.it" } }));
    await expect(writeSomething()).resolves.toMatchObject({ user: { userId: 12, login: "a@b.it" } });
  });
});
