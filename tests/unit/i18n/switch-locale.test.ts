import { GET } from "@/app/api/language/[locale]/route";
import { localizeUrl } from "@/lib/i18n/switch-locale";

const HOST = "shop.test";

describe("switching the language of a page", () => {
  it.each([
    ["en", "https://shop.test/", "/en"],
    ["en", "https://shop.test/cart", "/en/cart"],
    ["en", "https://shop.test/search?q=caff%C3%A8&page=2", "/en/search?q=caff%C3%A8&page=2"],
    ["en", "https://shop.test/en/login?redirect=%2Fcart", "/en/login?redirect=%2Fcart"],
    ["en", "https://shop.test/enoteca", "/en/enoteca"],
    ["it", "https://shop.test/en", "/"],
    ["it", "https://shop.test/en/product/mele", "/product/mele"],
    ["it", "https://shop.test/italia", "/italia"],
    ["it", "https://shop.test/en//evil.test", "/evil.test"],
  ] as const)("to %s from %s leads to %s", (locale, address, path) =>
    expect(localizeUrl(locale, address, HOST)).toBe(path),
  );

  it.each([
    ["another site", "https://evil.test/cart"],
    ["a path with a hidden host", "https://shop.test//evil.test/cart"],
    ["an invalid URL", "cart"],
    ["nothing", null],
  ])("leads home from %s", (_, address) => expect(localizeUrl("en", address, HOST)).toBe("/en"));
});

describe("the language redirect", () => {
  const go = (locale: string) =>
    GET(new Request("https://shop.test/api/language/x", { headers: { referer: "https://shop.test/cart" } }), {
      params: Promise.resolve({ locale }),
    });

  it("is not cacheable", async () => {
    const response = await go("it");
    expect([response.status, response.headers.get("cache-control")]).toEqual([303, "private, no-store"]);
  });

  it.each(["en", "de", "constructor"])("returns 404 for the inactive locale %s", async (locale) =>
    expect((await go(locale)).status).toBe(404),
  );
});
