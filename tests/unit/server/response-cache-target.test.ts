import { allowLocalhost } from "@/tests/support/jest-localhost";
import { RSC, setUp } from "@/tests/support/response-cache";

allowLocalhost();

describe("the address", () => {
  it.each([
    ["/pasta?utm_source=x", "/pasta"],
    ["/pasta?page=abc&sort=nope&__proto__=1", "/pasta"],
    ["/pasta?sort=price&page=2", "/pasta?page=2&sort=price"],
    ["/pasta?page=123456", "/pasta?page=99999"],
    ["/product/latte?page=2&promo=true", "/product/latte"],
    ["/news?page=2&sort=price", "/news?page=2"],
    ["/offerte?utm_source=x&sort=price", "/offerte?sort=price"],
    ["/?page=2", "/"],
    ["/en/pasta?fbclid=1", "/en/pasta"],
    ["/search?q=latte&utm_source=x&__proto__=1", "/search?q=latte"],
    ["/search?q=%20latte++fresco%00", "/search?q=latte+fresco"],
    ["/search?sort=nope&q=latte&esatta=2", "/search?q=latte"],
    ["/en/search?q=milk&gclid=1", "/en/search?q=milk"],
  ])("%s is the same page as %s", async (first, second) => {
    const { state, rendered } = await setUp();
    await state(first);
    expect(await state(second)).toBe("HIT");
    expect(rendered).toHaveLength(1);
    expect(rendered[0]?.path).not.toMatch(/utm|proto|fbclid|gclid|abc|nope/);
  });

  it.each([
    "/pasta?page=2",
    "/pasta?sort=price",
    "/pasta?promo=true",
    "/pasta?categoryId=7",
    "/en/pasta",
    "/riso",
  ])("%s is a page of its own", async (path) => {
    const { state } = await setUp();
    await state("/pasta");
    expect(await state(path)).toBe("MISS");
    expect(await state("/pasta")).toBe("HIT");
  });

  it.each([
    "/pasta?page=1&page=2",
    "/pasta?filter=taste:dolce",
    "/pa%73ta",
    "/pasta//corta",
    "/cart",
    "/en/profile/orders",
    "/search?q=latte&q=vino",
    "/search?q=latte&filter=taste:dolce",
    "/login",
    "/api/health",
    "/ebsn/api/category",
    "/~listing/default/1/pasta",
    "/_next/image?url=x",
    "/robots.txt",
    `/pasta?page=2&x=${"y".repeat(2000)}`,
  ])("%s is not looked up", async (path) => {
    const { get, rendered } = await setUp();
    expect((await get(path)).status).toBe(299);
    expect(rendered).toEqual([]);
  });
});

describe("what a visitor sends", () => {
  it("reaches no page that others see: no cookie, no host, no forwarded host", async () => {
    const { state, rendered } = await setUp();
    await state("/pasta", {
      cookie: "madia-session=secret",
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "x-middleware-subrequest": "middleware",
      "accept-language": "en",
    });
    expect(rendered[0]?.headers).toEqual({ accept: "text/html" });
  });

  it.each<Record<string, string>>([
    { cookie: "__prerender_bypass=1" },
    { authorization: "Basic x" },
    { "next-action": "abc" },
    { rsc: "1" },
    { rsc: "0" },
    { rsc: "yes" },
    { "next-router-prefetch": "1" },
    { "next-router-segment-prefetch": "/_tree" },
  ])("with %j passes through and leaves nothing behind", async (headers) => {
    const { cache, get, rendered } = await setUp();
    expect((await get("/pasta", headers)).status).toBe(299);
    expect([cache.size, rendered.length]).toEqual([0, 0]);
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS"])(
    "by %s passes through, of a stored page as well",
    async (method) => {
      const { cache, get, state, rendered } = await setUp();
      expect((await get("/pasta", {}, method)).status).toBe(299);
      expect([cache.size, rendered.length]).toEqual([0, 0]);
      await state("/pasta");
      expect((await get("/pasta", {}, method)).status).toBe(299);
      expect(rendered).toHaveLength(1);
    },
  );

  it("keeps documents, data, prefetches and segments of a page apart", async () => {
    const { state, rendered } = await setUp();
    const asked: [string, Record<string, string>][] = [
      ["/pasta", {}],
      ["/pasta?_rsc=a", RSC],
      ["/pasta?_rsc=b", { ...RSC, "next-router-prefetch": "1" }],
      ["/pasta?_rsc=c", { ...RSC, "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" }],
    ];
    for (const [path, headers] of asked) expect(await state(path, headers)).toBe("MISS");
    for (const [path, headers] of asked) expect(await state(path, headers)).toBe("HIT");
    expect(rendered.map(({ path }) => path)).toEqual(asked.map(([path]) => path));
    expect(await state("/pasta?_rsc=other", { ...RSC, "next-router-state-tree": "x" })).toBe("HIT");
  });

  it.each([
    ["/pasta?_rsc=a", { ...RSC, "next-router-prefetch": "9" }],
    ["/pasta?_rsc=a&_rsc=b", RSC],
    ["/pasta?_rsc=a", {}],
    ["/search?q=latte&_rsc=a", RSC],
    ["/pasta?promo=true&_rsc=a", RSC],
    ["/pasta?_rsc=a", { ...RSC, "next-router-prefetch": "1", "next-router-segment-prefetch": "/<script>" }],
  ])("%s with router headers %j is not looked up", async (path, headers) => {
    const { get } = await setUp();
    expect((await get(path, headers)).status).toBe(299);
  });
});
