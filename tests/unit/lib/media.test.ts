import nock from "nock";
import { GET as upload } from "@/app/p/[...path]/route";
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
