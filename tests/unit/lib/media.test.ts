import nock from "nock";
import { GET as upload } from "@/app/p/[...path]/route";
import { forgetMedia } from "@/lib/content/held-media";
import { passMedia } from "@/lib/content/media";

const SHOP = "http://localhost:4000";

const ask = (segments: string[], headers: Record<string, string> = {}) =>
  passMedia(new Request("http://localhost:3000/photo/x", { headers }), "ebsn", "photo", segments);

describe("pictures of the backend", () => {
  it("are handed on with what caches need, and nothing else", async () => {
    nock(SHOP).get("/photo/p/thumb/1.webp").reply(200, "RIFF", {
      "content-type": "image/webp",
      etag: '"1"',
      "cache-control": "public, max-age=9",
      "set-cookie": "a=b",
    });
    const response = await ask(["p", "thumb", "1.webp"]);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      "content-type": "image/webp",
      etag: '"1"',
      "cache-control": "public, max-age=9",
    });
    expect(await response.text()).toBe("RIFF");
  });

  it("are asked for as they were asked for", async () => {
    nock(SHOP).head("/photo/1.webp").reply(200, "", { "content-type": "image/webp" });
    const request = new Request("http://localhost:3000/photo/x", { method: "HEAD" });
    expect((await passMedia(request, "ebsn", "photo", ["1.webp"])).status).toBe(200);
  });

  it("are not sent again to a browser that has them", async () => {
    nock(SHOP, { reqheaders: { "if-none-match": '"1"' } })
      .get("/photo/1.webp")
      .reply(304);
    expect((await ask(["1.webp"], { "if-none-match": '"1"' })).status).toBe(304);
  });

  it("cannot run as pages", async () => {
    nock(SHOP).get("/photo/a.svg").reply(200, "<svg/>", { "content-type": "image/svg+xml" });
    expect((await ask(["a.svg"])).headers.get("content-disposition")).toBe("attachment");
  });

  it.each([
    ["a page", 200, "text/html", 404],
    ["an answer of the API", 200, "application/json", 404],
    ["nothing", 404, "image/webp", 404],
    ["a failure", 503, "text/plain", 502],
  ])("are missing where the backend has %s", async (_, status, type, shown) => {
    nock(SHOP).get("/photo/x").reply(status, "x", { "content-type": type });
    const response = await ask(["x"]);
    expect(response.status).toBe(shown);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("are missing while the backend is away", async () => {
    nock(SHOP).get("/photo/x").replyWithError("down");
    expect((await ask(["x"])).status).toBe(502);
  });

  it.each([[["..", "health"]], [["a", "..%2f..%2fhealth"]], [[""]], [["a\\b"]], [["a?b=1"]], [["a..b"]]])(
    "are never asked outside their folder: %p",
    async (segments) => {
      expect((await ask(segments)).status).toBe(404);
    },
  );
});

describe("a picture seen lately", () => {
  const HOUR_MS = 3_600_000;
  const PICTURE = { "content-type": "image/webp", "content-length": "4", etag: '"1"' };
  const reply = (headers: Record<string, string> = {}) =>
    nock(SHOP)
      .get("/photo/1.webp")
      .reply(200, "RIFF", { ...PICTURE, "cache-control": "public, max-age=31536000", ...headers });

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "setTimeout", "clearTimeout"] });
    forgetMedia();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it("is answered without asking again, whole or as already known", async () => {
    reply();
    await (await ask(["1.webp"])).text();
    expect(await (await ask(["1.webp"])).text()).toBe("RIFF");
    expect((await ask(["1.webp"], { "if-none-match": '"0", "1"' })).status).toBe(304);
    expect((await ask(["1.webp"], { "if-none-match": '"0"' })).status).toBe(200);
  });

  it("is asked about after an hour, and sent again when it is the same", async () => {
    reply();
    await ask(["1.webp"]);
    jest.advanceTimersByTime(HOUR_MS);
    const again = nock(SHOP, { reqheaders: { "if-none-match": '"1"' } })
      .get("/photo/1.webp")
      .reply(304);
    expect(await (await ask(["1.webp"])).text()).toBe("RIFF");
    expect(await (await ask(["1.webp"])).text()).toBe("RIFF");
    expect(again.isDone()).toBe(true);
  });

  it("gives way to a newer one", async () => {
    reply();
    await ask(["1.webp"]);
    jest.advanceTimersByTime(HOUR_MS);
    nock(SHOP)
      .get("/photo/1.webp")
      .reply(200, "NEW!", { ...PICTURE, etag: '"2"', "cache-control": "max-age=60" });
    expect(await (await ask(["1.webp"])).text()).toBe("NEW!");
    expect(await (await ask(["1.webp"])).text()).toBe("NEW!");
  });

  it.each([
    ["does not answer", () => nock(SHOP).get("/photo/1.webp").replyWithError("down")],
    ["fails", () => nock(SHOP).get("/photo/1.webp").reply(503)],
  ])("is still shown while the backend %s", async (_, away) => {
    reply();
    await ask(["1.webp"]);
    jest.advanceTimersByTime(HOUR_MS);
    away();
    expect(await (await ask(["1.webp"])).text()).toBe("RIFF");
  });

  it("is gone when the backend has it no longer", async () => {
    reply();
    await ask(["1.webp"]);
    jest.advanceTimersByTime(HOUR_MS);
    nock(SHOP).get("/photo/1.webp").reply(404);
    expect((await ask(["1.webp"])).status).toBe(404);
    nock(SHOP).get("/photo/1.webp").reply(503);
    expect((await ask(["1.webp"])).status).toBe(502);
  });

  it.each([
    ["private", { "cache-control": "private, max-age=60" }],
    ["not to be stored", { "cache-control": "no-store" }],
    ["large", { "content-length": "600000" }],
  ])("is asked for each time when it is %s", async (_, headers) => {
    const body = "x".repeat(Number("content-length" in headers ? headers["content-length"] : 4));
    const twice = nock(SHOP)
      .get("/photo/1.webp")
      .twice()
      .reply(200, body, { ...PICTURE, "cache-control": "max-age=60", ...headers });
    await (await ask(["1.webp"])).text();
    await (await ask(["1.webp"])).text();
    expect(twice.isDone()).toBe(true);
  });
});

describe("files of the content system", () => {
  const get = (path: string) =>
    upload(new Request(`http://localhost:3000/p/${path}`), {
      params: Promise.resolve({ path: path.split("/") }),
    });

  it("are its uploads", async () => {
    nock(SHOP)
      .get("/p/wp-content/uploads/regole.pdf")
      .reply(200, "%PDF", { "content-type": "application/pdf" });
    expect((await get("wp-content/uploads/regole.pdf")).status).toBe(200);
  });

  it.each(["wp-json/wp/v2/pages", "wp-admin/admin-ajax.php", "wp-login.php", "wp-content/plugins/x.php"])(
    "are not %s",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});
