import nock from "nock";
import { z } from "zod";
import { EbsnFailure } from "@/lib/ebsn/failure";
import { text } from "@/lib/ebsn/schemas/lenient";
import { callSession, readPublic } from "@/lib/ebsn/transport";
import { envelope } from "../../support/envelope";
import { hurry } from "../../support/hurry";

const SHOP = "http://localhost:4000";
const PATH = "/ebsn/api/products";

const schema = z.object({ name: text });
const policy = { revalidate: 60, tags: ["products"] };

const read = (params?: Record<string, string>) => readPublic({ path: PATH, params, schema, policy });
const send = () => callSession({ method: "POST", path: PATH, body: {}, headers: {} });

async function failureOf(work: Promise<unknown>): Promise<EbsnFailure> {
  const failure = await work.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(EbsnFailure);
  return failure as EbsnFailure;
}

describe("a read", () => {
  it("asks as the shop's own site and reads the data", async () => {
    const shop = nock(SHOP, { reqheaders: { "x-ebsn-client": "site", "x-ebsn-version": "1.5.1" } })
      .get(PATH)
      .query({ slug: "pasta" })
      .reply(200, envelope({ name: "PI&Ugrave; BUONI" }));
    await expect(read({ slug: "pasta", q: "" })).resolves.toEqual({ name: "PIÙ BUONI" });
    expect(shop.isDone()).toBe(true);
  });

  it("reads past blank lines in front and takes the last of two equal keys", async () => {
    const body = `\n\n \r\n{"response":{"status":0},"data":{"name":"prima","name":"poi"}}`;
    nock(SHOP).get(PATH).reply(200, body, { "content-type": "text/html" });
    await expect(read()).resolves.toEqual({ name: "poi" });
  });

  it("is asked again twice when the shop stumbles", async () => {
    const pauses = hurry();
    nock(SHOP)
      .get(PATH)
      .reply(500, "")
      .get(PATH)
      .replyWithError("reset")
      .get(PATH)
      .reply(200, envelope({ name: "ecco" }));
    await expect(read()).resolves.toEqual({ name: "ecco" });
    expect(pauses.filter((ms) => ms >= 200)).toEqual([200, 400]);
  });

  it("waits as long as the shop says", async () => {
    const pauses = hurry();
    nock(SHOP)
      .get(PATH)
      .reply(429, envelope(), { "retry-after": "1" })
      .get(PATH)
      .reply(200, envelope({ name: "ecco" }));
    await read();
    expect(pauses).toContain(1000);
  });

  it("gives up at once when it would have to wait long", async () => {
    nock(SHOP).get(PATH).reply(503, "", { "retry-after": "120" });
    const failure = await failureOf(read());
    expect(failure).toMatchObject({ kind: "http", http: 503, retryAfterMs: 120_000 });
  });

  it("gives up after the third time", async () => {
    hurry();
    const shop = nock(SHOP).get(PATH).times(3).reply(502, "bad gateway");
    expect(await failureOf(read())).toMatchObject({ kind: "http", http: 502, retryable: true });
    expect(shop.isDone()).toBe(true);
  });

  it("says when nobody answers", async () => {
    hurry();
    nock(SHOP).get(PATH).times(3).replyWithError("refused");
    expect(await failureOf(read())).toMatchObject({ kind: "network", retryable: true });
  });

  it.each([
    ["a page of HTML", "<html>manutenzione</html>"],
    ["nothing", ""],
    ["another shape", '{"ok":true}'],
  ])("says when the answer is %s", async (_, body) => {
    nock(SHOP).get(PATH).reply(200, body);
    expect(await failureOf(read())).toMatchObject({ kind: "contract", retryable: false });
  });

  it("says which part of the data it cannot read", async () => {
    nock(SHOP)
      .get(PATH)
      .reply(200, envelope({ name: { it: "x" } }));
    const failure = await failureOf(read());
    expect(failure).toMatchObject({ kind: "contract" });
    expect(failure.path).toContain("name");
  });

  it("hands on the shop's words when it refuses with status 200", async () => {
    nock(SHOP)
      .get(PATH)
      .reply(200, envelope({}, { status: 1, errors: [{ code: "error.x" }], errorsMessage: ["Non si può."] }));
    expect(await failureOf(read())).toMatchObject({
      kind: "domain",
      messages: [{ code: "error.x", message: "Non si può." }],
      retryable: false,
    });
  });
});

describe("a write", () => {
  it("is never sent twice", async () => {
    nock(SHOP)
      .post(PATH)
      .reply(503, envelope({}, { status: 1, errors: ["Torniamo subito."] }));
    expect(await failureOf(send())).toMatchObject({
      kind: "http",
      http: 503,
      messages: [{ code: "", message: "Torniamo subito." }],
    });
    expect(nock.pendingMocks()).toEqual([]);
  });

  it.each([
    [200, 7],
    [403, 403],
    [419, 419],
  ])("answers a refusal with HTTP %i instead of throwing", async (http, status) => {
    nock(SHOP)
      .post(PATH)
      .reply(http, envelope({}, { status, errors: [{ error: "No." }] }));
    await expect(send()).resolves.toMatchObject({
      http,
      status,
      messages: { errors: [{ code: "", message: "No." }] },
    });
  });

  it("shows all kinds of messages, the words for people first", async () => {
    nock(SHOP)
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
    const { messages } = await send();
    expect(messages).toEqual({
      errors: [],
      infos: [{ code: "i", message: "Aggiunto." }],
      warnings: [{ code: "", message: "Quasi finito." }],
    });
  });

  it("knows the visitor who stands at the root of the answer", async () => {
    nock(SHOP)
      .post(PATH)
      .reply(200, envelope({}, {}, { user: { userId: "12", login: "a@b.it" } }));
    await expect(send()).resolves.toMatchObject({ user: { userId: 12, login: "a@b.it" } });
  });
});
