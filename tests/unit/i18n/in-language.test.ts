import { GET } from "@/app/api/language/[locale]/route";
import { inLanguage } from "@/lib/i18n/in-language";

const HOST = "shop.test";

describe("the same page in another language", () => {
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
  ] as const)("in %s, from %s, is %s", (locale, address, path) =>
    expect(inLanguage(locale, address, HOST)).toBe(path),
  );

  it.each([
    ["another shop", "https://evil.test/cart"],
    ["an address that hides another host", "https://shop.test//evil.test/cart"],
    ["no address", "cart"],
    ["nothing", null],
  ])("from %s is home", (_, address) => expect(inLanguage("en", address, HOST)).toBe("/en"));
});

describe("the way there", () => {
  const go = (locale: string) =>
    GET(new Request("https://shop.test/api/language/x", { headers: { referer: "https://shop.test/cart" } }), {
      params: Promise.resolve({ locale }),
    });

  it("is no page that anybody keeps", async () => {
    const response = await go("it");
    expect([response.status, response.headers.get("cache-control")]).toEqual([303, "private, no-store"]);
  });

  it.each(["en", "de", "constructor"])("is missing for %s, which is switched off", async (locale) =>
    expect((await go(locale)).status).toBe(404),
  );
});
