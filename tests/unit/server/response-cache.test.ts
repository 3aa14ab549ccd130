import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { HTML, LONG_TEXT, type Page, PUBLIC_SENT, RSC, SECOND, setUp } from "@/tests/support/response-cache";

allowLocalhost();

describe("a public page", () => {
  it("is rendered once and served with its age, the same bytes and headers", async () => {
    const { get, rendered, advance } = await setUp();
    const first = await get("/pasta");
    advance(3 * SECOND);
    const second = await get("/pasta");
    expect([first.headers["x-cache"], second.headers["x-cache"]]).toEqual(["MISS", "HIT"]);
    expect(second.headers).toMatchObject({
      age: "3",
      "cache-control": PUBLIC_SENT,
      "content-type": HTML,
      vary: "rsc, next-router-state-tree, Accept-Encoding",
    });
    expect(second.headers["x-nextjs-cache"]).toBeUndefined();
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(second.text).toContain("Le pere della");
    expect(rendered).toHaveLength(1);
  });

  it("is rendered once however many ask while it is cold", async () => {
    const { get, rendered, hold } = await setUp();
    const render = hold();
    const visits = Array.from({ length: 30 }, () => get("/pasta"));
    await render.finishWhenAsked(30);
    expect(new Set((await Promise.all(visits)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(rendered).toHaveLength(1);
  });

  it("is served stale after a few seconds, while one request renews it", async () => {
    const { state, rendered, advance, hold, get } = await setUp();
    await state("/pasta");
    const render = hold({ body: "nuova" });
    advance(31 * SECOND);
    expect(await Promise.all([state("/pasta"), state("/pasta"), state("/pasta")])).toEqual([
      "STALE",
      "STALE",
      "STALE",
    ]);
    await render.finishWhenAsked(3);
    await expect(get("/pasta")).resolves.toMatchObject({ text: "nuova" });
    expect(rendered).toHaveLength(2);
  });

  it("is not compressed again when it did not change", async () => {
    const { state, rendered, advance, renderWith } = await setUp();
    renderWith((_, etag) => (etag === '"1"' ? { status: 304, body: "" } : { headers: { etag: '"1"' } }));
    await state("/pasta");
    advance(31 * SECOND);
    expect(await state("/pasta")).toBe("STALE");
    expect(await state("/pasta")).toBe("HIT");
    expect(rendered.map(({ etag }) => etag)).toEqual([undefined, '"1"']);
  });

  it.each(["W/{}", "{}", '"other", W/{}', "*"])("answers 304 to If-None-Match %s", async (pattern) => {
    const { get } = await setUp();
    const etag = (await get("/pasta")).headers.etag ?? "";
    const sent = pattern.replace("{}", etag.replace("W/", ""));
    const response = await get("/pasta", { "if-none-match": sent });
    expect([response.status, response.bytes.length]).toEqual([304, 0]);
    expect(response.headers).toMatchObject({ etag, "cache-control": PUBLIC_SENT });
    expect((await get("/pasta", { "if-none-match": '"else"' })).status).toBe(200);
  });

  it("answers HEAD with the headers of GET, and ignores a range", async () => {
    const { get } = await setUp();
    const whole = await get("/pasta", { range: "bytes=0-9" });
    const head = await get("/pasta", {}, "HEAD");
    expect(whole.status).toBe(200);
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(head.headers["content-length"]).toBe(String(whole.bytes.length));
  });

  it.each([
    ["br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["*", "br"],
    ["zstd", undefined],
    ["", undefined],
    ["x".repeat(5000), undefined],
    ["br\t;;;,,;q=banana", "br"],
  ])("is sent for Accept-Encoding %j in %s", async (accepted, encoding) => {
    const { get, rendered } = await setUp();
    const response = await get("/pasta", { "accept-encoding": accepted });
    expect(response.headers["content-encoding"]).toBe(encoding);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };
    expect(unpack[(encoding ?? "none") as keyof typeof unpack](response.bytes).toString()).toContain(
      "Val di Non",
    );
    expect((await get("/pasta", { "accept-encoding": "gzip" })).headers["x-cache"]).toBe("HIT");
    expect(rendered).toHaveLength(1);
  });
});

describe("what is not stored", () => {
  it.each<Page["headers"]>([
    { "cache-control": "private, no-cache, no-store" },
    { "cache-control": "private, s-maxage=900" },
    { "cache-control": "public, max-age=60" },
    { "set-cookie": "a=b" },
    { vary: "Cookie" },
    { vary: "*" },
  ])("a response with %j: every visitor asks alone", async (headers) => {
    const { cache, get, rendered, renderWith } = await setUp();
    renderWith(() => ({ headers }));
    expect((await get("/pasta")).status).toBe(299);
    expect((await get("/pasta")).status).toBe(299);
    expect([cache.size, rendered.length]).toEqual([0, 1]);
  });

  it("a page that is no longer for everybody", async () => {
    const { cache, state, advance, renderWith } = await setUp();
    await state("/pasta");
    renderWith(() => ({ headers: { "cache-control": "private, no-store" } }));
    advance(31 * SECOND);
    expect(await state("/pasta")).toBe("STALE");
    expect(await state("/pasta")).toBeUndefined();
    expect(cache.size).toBe(0);
  });

  it("data of a page that was rendered for one request", async () => {
    const { cache, get, renderWith } = await setUp();
    renderWith(() => ({ headers: { "x-nextjs-cache": undefined as unknown as string } }));
    expect((await get("/pasta?promo=true&_rsc=a", RSC)).status).toBe(299);
    expect(cache.size).toBe(0);
  });

  it("a failure: those who wait share it, the next visitor asks again", async () => {
    jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const { cache, get, rendered, hold, renderWith } = await setUp();
    const render = hold({ status: 500, body: "rotto" });
    const asked = [get("/pasta"), get("/pasta")];
    await render.finishWhenAsked(2);
    const visits = await Promise.all(asked);
    for (const { status, headers } of visits)
      expect([status, headers["cache-control"]]).toEqual([500, "no-store"]);
    expect([cache.size, rendered.length]).toEqual([0, 1]);
    renderWith(() => ({}));
    expect((await get("/pasta")).status).toBe(200);
  });
});

describe("a missing page", () => {
  const missing = async () => {
    const shop = await setUp();
    shop.renderWith(({ path }) =>
      path.endsWith("/not-found")
        ? { body: `<h1>Pagina non trovata</h1>${path}${LONG_TEXT}` }
        : { status: 404, body: "", headers: { "cache-control": "s-maxage=900" } },
    );
    return shop;
  };

  it("has the shop's message in the language of its URL, for a minute", async () => {
    const { get, state, advance, rendered } = await missing();
    const italian = await get("/non-c-e");
    expect([italian.status, italian.headers["cache-control"]]).toEqual([404, "public, s-maxage=60"]);
    expect(italian.text).toContain("Pagina non trovata</h1>/not-found");
    expect((await get("/en/nothing")).text).toContain("</h1>/en/not-found");
    expect((await get("/not-found")).status).toBe(404);
    expect(await state("/non-c-e")).toBe("HIT");
    advance(61 * SECOND);
    expect(await state("/non-c-e")).toBe("MISS");
    expect(rendered.filter(({ path }) => path === "/non-c-e")).toHaveLength(2);
  });

  it("cannot push out pages, nor can filters", async () => {
    const { get, state, renderWith } = await setUp({ maxBytes: 600_000 });
    const noise = () =>
      Array.from({ length: 3000 }, () => String.fromCharCode(33 + Math.random() * 90)).join("");
    await state("/pasta");
    renderWith(() => ({ status: 404, body: noise(), headers: { "content-type": "text/plain" } }));
    for (let at = 0; at < 60; at += 1) await get(`/missing-${at}`);
    renderWith(() => ({
      body: noise(),
      headers: { "x-nextjs-cache": undefined as unknown as string, "cache-control": "public, s-maxage=30" },
    }));
    for (let at = 0; at < 60; at += 1) await get(`/pasta?vendor_id=${at}`);
    expect(await state("/pasta")).toBe("HIT");
  });
});

test("the cache stays within its bytes and drops what was not used for longest", async () => {
  const { cache, get, state } = await setUp({ maxBytes: 100_000 });
  for (let at = 0; at < 100; at += 1) {
    await get(`/pagina-${at}`);
    await get("/pasta");
  }
  expect(cache.bytes).toBeLessThanOrEqual(100_000);
  expect(cache.size).toBeGreaterThan(5);
  expect(await state("/pasta")).toBe("HIT");
  expect(await state("/pagina-0")).toBe("MISS");
});

describe("a revalidation", () => {
  it("makes pages with its tags stale, and those of unknown tags", async () => {
    const revalidated = new Set<string>();
    const { state, renderWith } = await setUp({
      isStale: (tags) => revalidated.size > 0 && (tags === null || tags.some((tag) => revalidated.has(tag))),
    });
    renderWith(({ path }) => ({
      headers:
        path === "/riso"
          ? undefined
          : { "x-madia-tags": path === "/pasta" ? "category,products" : "content" },
    }));
    for (const path of ["/pasta", "/sale", "/riso"]) await state(path);
    revalidated.add("products");
    expect(await Promise.all(["/pasta", "/sale", "/riso"].map((path) => state(path)))).toEqual([
      "STALE",
      "HIT",
      "STALE",
    ]);
  });

  it("that lets pages expire shows the old one to nobody", async () => {
    const expired = new Set<string>();
    const { state, get, renderWith } = await setUp({
      isExpired: (tags) => Boolean(tags?.some((tag) => expired.has(tag))),
    });
    renderWith(() => ({ body: "prima", headers: { "x-madia-tags": "content" } }));
    await state("/pasta");
    expired.add("content");
    renderWith(() => ({ body: "dopo", headers: { "x-madia-tags": "content" } }));
    expect((await get("/pasta")).text).toBe("dopo");
  });

  it("does not tell visitors the tags", async () => {
    const { get, renderWith } = await setUp();
    renderWith(() => ({ headers: { "x-madia-tags": "content" } }));
    expect((await get("/pasta")).headers["x-madia-tags"]).toBeUndefined();
  });
});
