import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./fixtures";

test.skip(({ isMobile }) => isMobile, "answers do not depend on the window");

type Thing = Record<string, unknown> & { "@type": string };

async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const html = await response.text();
  const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json) as Thing,
  );
  return {
    status: response.status(),
    title: found(/<title>([^<]+)<\/title>/),
    description: found(/<meta name="description" content="([^"]+)"/),
    canonical: found(/<link rel="canonical" href="([^"]+)"/),
    robots: found(/<meta name="robots" content="([^"]+)"/),
    card: (property: string) => found(new RegExp(`<meta property="og:${property}" content="([^"]+)"`)),
    types: things.map((thing) => thing["@type"]).sort(),
    thing: (type: string) => things.find((thing) => thing["@type"] === type),
  };
}

test("the home page presents the shop", async ({ request, baseURL }) => {
  const page = await read(request, "/");
  expect(page.title).not.toBe("");
  expect(page.description).not.toBe("");
  expect(page.canonical).toMatch(new RegExp(`^${baseURL}/?$`));
  expect(page.types).toEqual(expect.arrayContaining(["OnlineStore", "WebSite"]));
  expect(page.thing("WebSite")?.potentialAction).toMatchObject({ "@type": "SearchAction" });
  expect(page.card("image")).toMatch(new RegExp(`^${baseURL}/photo/`));
});

test("a category lists its products and the way to it", async ({ request, baseURL, shop }) => {
  const { categorySlug } = await shop.one("piece");
  const page = await read(request, `/${categorySlug}`);
  expect(page.canonical).toBe(`${baseURL}/${categorySlug}`);
  expect(page.robots).toBe("");
  expect(page.card("url")).toBe(page.canonical);
  expect((await read(request, "/frutta-e-verdura")).card("image")).toContain("/photo/");
  expect(page.thing("BreadcrumbList")?.itemListElement).toHaveLength(categorySlug.split("/").length);
  const list = page.thing("ItemList");
  expect(list?.itemListElement).toContainEqual(
    expect.objectContaining({ url: expect.stringContaining(`${baseURL}/product/`) }),
  );
});

test("a later page of a category is its own canonical page", async ({ request, baseURL }) => {
  const first = await read(request, "/frutta-e-verdura");
  const second = await read(request, "/frutta-e-verdura?page=2");
  expect(second.canonical).toBe(`${baseURL}/frutta-e-verdura?page=2`);
  expect(second.title).not.toBe(first.title);
  expect(second.thing("ItemList")?.itemListElement).toContainEqual(expect.objectContaining({ position: 25 }));
});

test("unknown parameters neither change the page nor its canonical address", async ({ request, baseURL }) => {
  const page = await read(request, "/frutta-e-verdura?utm_source=lettera&page=2");
  expect(page.canonical).toBe(`${baseURL}/frutta-e-verdura?page=2`);
});

test("a product carries its offer at the price everyone pays", async ({ request, baseURL, shop }) => {
  const { slug, name, priceCents } = await shop.one("piece");
  const page = await read(request, `/product/${slug}`);
  expect(page.canonical).toBe(`${baseURL}/product/${slug}`);
  expect(page.card("image")).toMatch(new RegExp(`^${baseURL}/photo/`));
  const product = page.thing("Product");
  expect(product).toMatchObject({ name, url: page.canonical, image: expect.any(Array) });
  expect(product?.offers).toMatchObject({
    "@type": "Offer",
    price: (priceCents / 100).toFixed(2),
    priceCurrency: "EUR",
    availability: "https://schema.org/InStock",
  });
  expect(page.types).toContain("BreadcrumbList");
});

test("a product without a price offers nothing", async ({ request, shop }) => {
  const [row] = await shop.sql<{ slug: string }>(
    "select slug from product where price_cents is null order by rank limit 1",
  );
  const page = await read(request, `/product/${row?.slug}`);
  expect(page.thing("Product")).toBeDefined();
  expect(page.thing("Product")?.offers).toBeUndefined();
});

test("search, log-in, pages of campaigns and missing pages stay out", async ({ request }) => {
  const found = ["/search?q=latte", "/fast-search?q=latte", "/login", "/vetrina"];
  const status = { ...Object.fromEntries(found.map((path) => [path, 200])), "/non-c-e": 404 };
  for (const [path, expected] of Object.entries(status))
    expect(await read(request, path), path).toMatchObject({
      status: expected,
      robots: expect.stringContaining("noindex"),
    });
});

test("what does not exist says so in its title too", async ({ page, words: { t }, expectConsole }) => {
  expectConsole(/status of 404/);
  const title = t("seo.titleTemplate", { title: t("notFound.title") });
  for (const path of ["/non-c-e", "/frutta-e-verdura?page=999", "/product/non-c-e", "/volantini/non-c-e"]) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(title);
  }
});

test("robots.txt shuts out what is personal or endless", async ({ request, baseURL }) => {
  const text = await (await request.get("/robots.txt")).text();
  for (const path of ["/cart$", "/checkout$", "/profile/", "/search?", "/ebsn/", "/*?*vendor_id="])
    expect(text).toContain(`Disallow: ${path}`);
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test("the site map names every product and category once", async ({ request, shop, baseURL }) => {
  const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc);
  const parts = addresses(await (await request.get("/sitemap.xml")).text());
  const pages: string[] = [];
  for (const part of parts) {
    const response = await request.get(part);
    expect(response.status(), part).toBe(200);
    pages.push(...addresses(await response.text()));
  }
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages.every((page) => page.startsWith(`${baseURL}/`))).toBe(true);
  const [products] = await shop.sql<{ n: number }>("select count(*)::int as n from product");
  expect(pages.filter((page) => page.includes("/product/"))).toHaveLength(products?.n ?? -1);
  expect(pages).toContain(`${baseURL}/frutta-e-verdura`);
  expect((await request.get("/sitemap/products-99.xml")).status()).toBe(404);
});
