import { unstable_getResponseFromNextConfig } from "next/experimental/testing/server";
import { readLocales } from "@/config/locales.mjs";
import { redirectRules } from "@/config/redirects.mjs";
import { rewriteRules, unlocalizedRules } from "@/config/rewrites.mjs";
import { applyRewrites } from "../../support/rewrite";

const HOST = "http://localhost:3000";

const rewrite = (path: string, locales = ["it"]) => applyRewrites(path, rewriteRules(locales));

describe("internal paths", () => {
  it.each([
    ["/", "/it"],
    ["/frutta-e-verdura", "/it/frutta-e-verdura"],
    ["/frutta-e-verdura/mele/gala", "/it/frutta-e-verdura/mele/gala"],
    ["/product/pasta-500-g", "/it/product/pasta-500-g"],
    ["/product/acqua-1.5l", "/it/product/acqua-1.5l"],
    ["/italiani-in-tavola", "/it/italiani-in-tavola"],
    ["/cart/payment-completed/7", "/it/cart/payment-completed/7"],
    ["/offerte", "/it/offerte"],
    ["/offerte/frutta-e-verdura", "/it/offerte/frutta-e-verdura"],
  ])("rewrites %s to the default locale: %s", (path, target) => {
    expect(rewrite(path)).toBe(target);
  });

  it.each([
    "/_next/static/chunks/a.js",
    "/ebsn/api/cart/view",
    "/api/health",
    "/robots.txt",
    "/sitemap.xml",
    "/photo/p/thumb/1.webp",
    "/p/wp-content/a.jpg",
    "/favicon.ico",
  ])("does not rewrite %s", (path) => {
    expect(rewrite(path)).toBe(path);
  });

  it.each([
    ["/pasta?page=2", "/it/~listing/default/2/pasta"],
    ["/pasta/corta?page=12&utm_source=x", "/it/~listing/default/12/pasta/corta"],
    ["/pasta?sort=price", "/it/~listing/price/1/pasta"],
    ["/pasta?sort=-price&page=3", "/it/~listing/-price/3/pasta"],
    ["/pasta?page=123456", "/it/~listing/default/9999/pasta"],
    ["/pasta?page=3&sort=unit-price", "/it/~listing/unit-price/3/pasta"],
    ["/news?page=2", "/it/~news/2"],
    ["/ricette?page=2&utm_source=x", "/it/~ricette/2"],
    ["/ricette/portata/primi-piatti?page=3", "/it/~ricette/3/primi-piatti"],
    ["/news?page=123456", "/it/~news/9999"],
    ["/offerte?sort=price", "/it/~offers-listing/price/1"],
    ["/offerte?page=2", "/it/~offers-listing/default/2"],
    ["/offerte/frutta-e-verdura?page=3", "/it/~offers-listing/default/3/frutta-e-verdura"],
    ["/offerte?product_class_10004=10402", "/it/~offers-filter"],
    ["/offerte/freschi?new_product=true&page=2", "/it/~offers-filter/freschi"],
  ])("rewrites %s to %s", (path, target) => {
    expect(rewrite(path)).toBe(target);
  });

  it.each(["/news?page=0", "/ricette?page=x", "/ricette/carbonara?page=2"])(
    "ignores the query of %s",
    (path) => {
      expect(rewrite(path)).toBe(`/it${path.split("?")[0]}`);
    },
  );

  it.each([
    "/pasta?page=0",
    "/pasta?page=x",
    "/pasta?sort=random",
    "/pasta?gclid=1",
    "/pasta?page=2e1",
    "/pasta?vendor_id=",
  ])("rewrites %s to the plain category", (path) => {
    expect(rewrite(path)).toBe("/it/pasta");
  });

  it.each([
    "/pasta?vendor_id=12",
    "/pasta?vendor_id=12,13&page=2&sort=price",
    "/pasta?product_class_10000=10252&vendor_id=1",
    "/pasta?promo=true",
    "/pasta?filter=product_class_777:1,2;taste:dolce&page=2",
  ])("rewrites %s to the filtered listing", (path) => {
    expect(rewrite(path)).toBe("/it/~filter/pasta");
  });

  it.each(["/pasta?categoryId=12", "/pasta?categoryId=12&sort=price&promo=true"])(
    "rewrites %s to the category of that id",
    (path) => {
      expect(rewrite(path)).toBe("/it/~category/pasta");
    },
  );

  it.each(["/search?q=latte&page=2", "/product/x?page=2", "/profile/orders?page=2", "/cart?vendor_id=1"])(
    "does not treat %s as a category listing",
    (path) => {
      expect(rewrite(path)).toBe(`/it${path.slice(0, path.indexOf("?"))}`);
    },
  );

  it.each(["/~listing/default/2/pasta", "/~filter/pasta", "/it/~listing/default/2/pasta"])(
    "returns 404 for the hidden path %s",
    (path) => {
      expect(rewrite(path)).toBe("/404");
    },
  );

  it.each(["/nope.txt", "/a/b/c.php.json", "/favicon.ico"])("returns 404 for the missing file %s", (path) => {
    expect(applyRewrites(rewrite(path), unlocalizedRules(["it"]))).toBe("/404");
  });

  it.each([
    "/",
    "/pasta",
    "/cart",
    "/ebsn/api/cart/view",
    "/photo/p/thumb/1.webp",
    "/sitemap/products-1.xml",
  ])("keeps %s when no file was found", (path) => {
    expect(applyRewrites(rewrite(path), unlocalizedRules(["it"]))).toBe(rewrite(path));
  });

  it("uses a prefix for another active locale", () => {
    expect(rewrite("/en", ["it", "en"])).toBe("/en");
    expect(rewrite("/en/pasta?page=2", ["it", "en"])).toBe("/en/~listing/default/2/pasta");
    expect(rewrite("/en/~filter/pasta", ["it", "en"])).toBe("/404");
    expect(rewrite("/en/pasta")).toBe("/it/en/pasta");
    expect(rewrite("/energia", ["it", "en"])).toBe("/it/energia");
  });

  it.each([
    ["/it", "/"],
    ["/it/pasta", "/pasta"],
    ["/it/pasta/corta?page=2", "/pasta/corta?page=2"],
    ["/category/pasta/corta?sort=price", "/pasta/corta?sort=price"],
    ["/en/category/pasta", "/en/pasta"],
    ["/category", "/reparti"],
  ])("redirects %s permanently to %s", async (path, target) => {
    const response = await unstable_getResponseFromNextConfig({
      url: `${HOST}${path}`,
      nextConfig: { redirects: async () => redirectRules() },
    });
    expect(response.status).toBe(308);
    expect(new URL(response.headers.get("location") ?? "", HOST).href).toBe(`${HOST}${target}`);
  });

  it("parses the active locales", () => {
    expect(readLocales(undefined)).toEqual(["it"]);
    expect(readLocales("en, it")).toEqual(["it", "en"]);
    expect(readLocales("xx")).toEqual(["it"]);
  });
});
