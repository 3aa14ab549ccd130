import { gzipSync } from "node:zlib";
import nock from "nock";
import { GET as upload } from "@/app/p/[...path]/route";
import { clearMediaCache } from "@/lib/content/media-cache";
import { proxyMedia } from "@/lib/content/media";
import { log } from "@/lib/log";
import { closeCircuits } from "@/lib/upstream/circuit";
import { UpstreamTimeout } from "@/lib/upstream/with-timeout";

jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const SHOP = "http://localhost:4000";

const requestMedia = (segments: string[], headers: Record<string, string> = {}) =>
  proxyMedia(new Request("http://localhost:3000/photo/x", { headers }), "ebsn", "photo", segments);

describe("pictures from the backend", () => {
  it("are forwarded with caching headers only", async () => {
    nock(SHOP).get("/photo/p/thumb/1.webp").reply(200, "RIFF", {
      "content-type": "image/webp",
      etag: '"1"',
      "cache-control": "public, max-age=9",
      "set-cookie": "a=b",
    });
    const response = await requestMedia(["p", "thumb", "1.webp"]);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      "content-type": "image/webp",
      etag: '"1"',
      "cache-control": "public, max-age=9",
    });
    expect(await response.text()).toBe("RIFF");
  });

  it("are requested with the same method", async () => {
    nock(SHOP).head("/photo/1.webp").reply(200, "", { "content-type": "image/webp" });
    const request = new Request("http://localhost:3000/photo/x", { method: "HEAD" });
    expect((await proxyMedia(request, "ebsn", "photo", ["1.webp"])).status).toBe(200);
  });

  it("have no length of what was sent compressed", async () => {
    const svg = `<svg>${"<path/>".repeat(200)}</svg>`;
    const compressed = gzipSync(svg);
    nock(SHOP)
      .get("/photo/a.svg")
      .reply(200, compressed, {
        "content-type": "image/svg+xml",
        "content-encoding": "gzip",
        "content-length": String(compressed.length),
      });
    const response = await requestMedia(["a.svg"]);
    expect(response.headers.get("content-length")).toBeNull();
    expect(await response.text()).toBe(svg);
  });

  it("are asked for uncompressed, so that their length is known", async () => {
    nock(SHOP, { reqheaders: { "accept-encoding": "identity" } })
      .get("/photo/a.svg")
      .reply(200, "<svg/>", { "content-type": "image/svg+xml", "content-length": "6" });
    expect((await requestMedia(["a.svg"])).headers.get("content-length")).toBe("6");
  });

  it("return 304 for a matching ETag", async () => {
    nock(SHOP, { reqheaders: { "if-none-match": '"1"' } })
      .get("/photo/1.webp")
      .reply(304);
    expect((await requestMedia(["1.webp"], { "if-none-match": '"1"' })).status).toBe(304);
  });

  it("are sent as attachments when they could run scripts", async () => {
    nock(SHOP).get("/photo/a.svg").reply(200, "<svg/>", { "content-type": "image/svg+xml" });
    expect((await requestMedia(["a.svg"])).headers.get("content-disposition")).toBe("attachment");
  });

  it.each([
    ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "attachment"],
    ["application/zip", "attachment"],
    ["audio/mpeg", null],
    ["application/pdf", null],
  ])("are handed on whatever their type, %s", async (type, disposition) => {
    nock(SHOP).get("/photo/modulo").reply(200, "x", { "content-type": type });
    const response = await requestMedia(["modulo"]);
    expect([response.status, response.headers.get("content-disposition")]).toEqual([200, disposition]);
  });

  it.each(["caffè e tè (2).pdf", "caff%C3%A8%20e%20t%C3%A8%20(2).pdf"])(
    "may have names with accents, %s",
    async (name) => {
      nock(SHOP)
        .get("/photo/caff%C3%A8%20e%20t%C3%A8%20(2).pdf")
        .reply(200, "x", { "content-type": "application/pdf" });
      expect((await requestMedia([name])).status).toBe(200);
    },
  );

  it.each(["..", ".htaccess", "a%2f..%2fb", "a\\b", "a%00b"])(
    "never lead out of their folder: %s",
    async (name) => {
      expect((await requestMedia([name])).status).toBe(404);
    },
  );

  it.each([
    ["an HTML page", 200, "text/html", 404],
    ["a JSON response", 200, "application/json", 404],
    ["a 404", 404, "image/webp", 404],
    ["an error", 503, "text/plain", 502],
  ])("fail when the backend returns %s", async (_, status, type, expectedStatus) => {
    nock(SHOP).get("/photo/x").reply(status, "x", { "content-type": type });
    const response = await requestMedia(["x"]);
    expect(response.status).toBe(expectedStatus);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("return 502 while the backend is down", async () => {
    nock(SHOP).get("/photo/x").replyWithError("down");
    expect((await requestMedia(["x"])).status).toBe(502);
  });

  it("return 503 while they are being drawn, which the shop goes on with", async () => {
    jest.spyOn(globalThis, "fetch").mockRejectedValueOnce(new UpstreamTimeout("no answer"));
    const response = await requestMedia(["x"]);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("10");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it.each([[["..", "health"]], [["a", "..%2f..%2fhealth"]], [[""]], [["a\\b"]], [["a?b=1"]], [["a..b"]]])(
    "are never requested outside their folder: %p",
    async (segments) => {
      expect((await requestMedia(segments)).status).toBe(404);
    },
  );
});

describe("a cached picture", () => {
  const HOUR_MS = 3_600_000;
  const PICTURE = { "content-type": "image/webp", "content-length": "4", etag: '"1"' };
  const reply = (headers: Record<string, string> = {}) =>
    nock(SHOP)
      .get("/photo/1.webp")
      .reply(200, "RIFF", { ...PICTURE, "cache-control": "public, max-age=31536000", ...headers });

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "setTimeout", "clearTimeout"] });
    clearMediaCache();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it("is served from the cache, with 200 or 304", async () => {
    reply();
    await (await requestMedia(["1.webp"])).text();
    expect(await (await requestMedia(["1.webp"])).text()).toBe("RIFF");
    expect((await requestMedia(["1.webp"], { "if-none-match": '"0", "1"' })).status).toBe(304);
    expect((await requestMedia(["1.webp"], { "if-none-match": '"0"' })).status).toBe(200);
  });

  it("is revalidated after an hour and reused when unchanged", async () => {
    reply();
    await requestMedia(["1.webp"]);
    jest.advanceTimersByTime(HOUR_MS);
    const revalidation = nock(SHOP, { reqheaders: { "if-none-match": '"1"' } })
      .get("/photo/1.webp")
      .reply(304);
    expect(await (await requestMedia(["1.webp"])).text()).toBe("RIFF");
    expect(await (await requestMedia(["1.webp"])).text()).toBe("RIFF");
    expect(revalidation.isDone()).toBe(true);
  });

  it("is replaced by a newer one", async () => {
    reply();
    await requestMedia(["1.webp"]);
    jest.advanceTimersByTime(HOUR_MS);
    nock(SHOP)
      .get("/photo/1.webp")
      .reply(200, "NEW!", { ...PICTURE, etag: '"2"', "cache-control": "max-age=60" });
    expect(await (await requestMedia(["1.webp"])).text()).toBe("NEW!");
    expect(await (await requestMedia(["1.webp"])).text()).toBe("NEW!");
  });

  it.each([
    ["does not answer", () => nock(SHOP).get("/photo/1.webp").replyWithError("down")],
    ["fails", () => nock(SHOP).get("/photo/1.webp").reply(503)],
  ])("is served stale while the backend %s", async (_, mockFailure) => {
    reply();
    await requestMedia(["1.webp"]);
    jest.advanceTimersByTime(HOUR_MS);
    mockFailure();
    expect(await (await requestMedia(["1.webp"])).text()).toBe("RIFF");
  });

  it("is evicted when the backend returns 404", async () => {
    reply();
    await requestMedia(["1.webp"]);
    jest.advanceTimersByTime(HOUR_MS);
    nock(SHOP).get("/photo/1.webp").reply(404);
    expect((await requestMedia(["1.webp"])).status).toBe(404);
    nock(SHOP).get("/photo/1.webp").reply(503);
    expect((await requestMedia(["1.webp"])).status).toBe(502);
  });

  it.each([
    ["private", { "cache-control": "private, max-age=60" }],
    ["not to be stored", { "cache-control": "no-store" }],
    ["large", { "content-length": "600000" }],
  ])("is not cached when it is %s", async (_, headers) => {
    const body = "x".repeat(Number("content-length" in headers ? headers["content-length"] : 4));
    const requests = nock(SHOP)
      .get("/photo/1.webp")
      .twice()
      .reply(200, body, { ...PICTURE, "cache-control": "max-age=60", ...headers });
    await (await requestMedia(["1.webp"])).text();
    await (await requestMedia(["1.webp"])).text();
    expect(requests.isDone()).toBe(true);
  });
});

test("a compressed file is not cached by its compressed length", async () => {
  clearMediaCache();
  const compressed = gzipSync("x".repeat(600_000));
  const requests = nock(SHOP)
    .get("/photo/note.txt")
    .twice()
    .reply(200, compressed, {
      "content-type": "text/plain",
      "content-encoding": "gzip",
      "content-length": String(compressed.length),
      "cache-control": "max-age=60",
    });
  for (let time = 0; time < 2; time += 1)
    expect(await (await requestMedia(["note.txt"])).text()).toHaveLength(600_000);
  expect(requests.isDone()).toBe(true);
});

describe("files from the content system", () => {
  const get = (path: string) =>
    upload(new Request(`http://localhost:3000/p/${path}`), {
      params: Promise.resolve({ path: path.split("/") }),
    });

  it("include uploads", async () => {
    nock(SHOP)
      .get("/p/wp-content/uploads/regole.pdf")
      .reply(200, "%PDF", { "content-type": "application/pdf" });
    expect((await get("wp-content/uploads/regole.pdf")).status).toBe(200);
  });

  it.each(["wp-json/wp/v2/pages", "wp-admin/admin-ajax.php", "wp-login.php", "wp-content/plugins/x.php"])(
    "do not include %s",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe("a backend without its pictures", () => {
  afterEach(closeCircuits);

  it("is logged with the picture, and left alone for a while", async () => {
    const scope = nock(SHOP).get("/photo/1.webp").times(15).replyWithError("down");
    for (let call = 0; call < 15; call += 1) expect((await requestMedia(["1.webp"])).status).toBe(502);
    const refused = await requestMedia(["1.webp"]);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(scope.isDone()).toBe(true);
    const failed = jest.mocked(log).mock.calls.filter(([, event]) => event === "upstream.failed");
    expect(failed).toHaveLength(15);
    expect(failed[0]?.[2]).toEqual({ call: "/photo/1.webp", kind: "network", reason: "down" });
  });

  it("is not taken for one that is busy drawing", async () => {
    const slow = jest.spyOn(globalThis, "fetch").mockRejectedValue(new UpstreamTimeout("no answer"));
    for (let call = 0; call < 16; call += 1) await requestMedia(["1.webp"]);
    expect(slow).toHaveBeenCalledTimes(16);
    slow.mockRestore();
  });
});
