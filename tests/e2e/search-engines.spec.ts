import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./fixtures";

type JsonLdNode = Record<string, unknown> & { "@type": string };

async function readPage(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const html = await response.text();
  const firstMatch = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
  const nodes = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json) as JsonLdNode,
  );
  return {
    status: response.status(),
    title: firstMatch(/<title>([^<]+)<\/title>/),
    description: firstMatch(/<meta name="description" content="([^"]+)"/),
    canonical: firstMatch(/<link rel="canonical" href="([^"]+)"/),
    robots: firstMatch(/<meta name="robots" content="([^"]+)"/),
    openGraph: (property: string) =>
      firstMatch(new RegExp(`<meta property="og:${property}" content="([^"]+)"`)),
    types: nodes.map((node) => node["@type"]).sort(),
    findNode: (type: string) => nodes.find((node) => node["@type"] === type),
  };
}

test("the home page has shop metadata", async ({ request, baseURL }) => {
  const page = await readPage(request, "/");
  expect(page.title).not.toBe("");
  expect(page.description).not.toBe("");
  expect(page.canonical).toMatch(new RegExp(`^${baseURL}/?$`));
  expect(page.types).toEqual(expect.arrayContaining(["OnlineStore", "WebSite"]));
  expect(page.findNode("WebSite")?.potentialAction).toMatchObject({ "@type": "SearchAction" });
  expect(page.openGraph("image")).toMatch(new RegExp(`^${baseURL}/photo/`));
});

test("a category has an item list and breadcrumbs", async ({ request, baseURL, shop }) => {
  const { categorySlug } = await shop.findProduct("piece");
  const page = await readPage(request, `/${categorySlug}`);
  expect(page.canonical).toBe(`${baseURL}/${categorySlug}`);
  expect(page.robots).toBe("");
  expect(page.openGraph("url")).toBe(page.canonical);
  expect((await readPage(request, "/frutta-e-verdura")).openGraph("image")).toContain("/photo/");
  expect(page.findNode("BreadcrumbList")?.itemListElement).toHaveLength(categorySlug.split("/").length);
  const list = page.findNode("ItemList");
  expect(list?.itemListElement).toContainEqual(
    expect.objectContaining({ url: expect.stringContaining(`${baseURL}/product/`) }),
  );
});

test("a later page of a category is its own canonical page", async ({ request, baseURL }) => {
  const first = await readPage(request, "/frutta-e-verdura");
  const second = await readPage(request, "/frutta-e-verdura?page=2");
  expect(second.canonical).toBe(`${baseURL}/frutta-e-verdura?page=2`);
  expect(second.title).not.toBe(first.title);
  expect(second.findNode("ItemList")?.itemListElement).toContainEqual(
    expect.objectContaining({ position: 25 }),
  );
});

test("unknown parameters change neither the page nor its canonical URL", async ({ request, baseURL }) => {
  const page = await readPage(request, "/frutta-e-verdura?utm_source=lettera&page=2");
  expect(page.canonical).toBe(`${baseURL}/frutta-e-verdura?page=2`);
});

test("a product has an offer at the public price", async ({ request, baseURL, shop }) => {
  const { slug, name, priceCents } = await shop.findProduct("piece");
  const page = await readPage(request, `/product/${slug}`);
  expect(page.canonical).toBe(`${baseURL}/product/${slug}`);
  expect(page.openGraph("image")).toMatch(new RegExp(`^${baseURL}/photo/`));
  const product = page.findNode("Product");
  expect(product).toMatchObject({ name, url: page.canonical, image: expect.any(Array) });
  expect(product?.offers).toMatchObject({
    "@type": "Offer",
    price: (priceCents / 100).toFixed(2),
    priceCurrency: "EUR",
    availability: "https://schema.org/InStock",
  });
  expect(page.types).toContain("BreadcrumbList");
});

test("a product without a price has no offer", async ({ request, shop }) => {
  const [row] = await shop.sql<{ slug: string }>(
    "select slug from product where price_cents is null order by rank limit 1",
  );
  const page = await readPage(request, `/product/${row?.slug}`);
  expect(page.findNode("Product")).toBeDefined();
  expect(page.findNode("Product")?.offers).toBeUndefined();
});

test("search, login, campaign and missing pages are noindex", async ({ request }) => {
  const noindexPaths = ["/search?q=latte", "/fast-search?q=latte", "/login", "/vetrina"];
  const status = { ...Object.fromEntries(noindexPaths.map((path) => [path, 200])), "/non-c-e": 404 };
  for (const [path, expected] of Object.entries(status))
    expect(await readPage(request, path), path).toMatchObject({
      status: expected,
      robots: expect.stringContaining("noindex"),
    });
});

test("missing pages have the not-found title", async ({ page, messages: { t }, expectConsole }) => {
  expectConsole(/status of 404/);
  const title = t("seo.titleTemplate", { title: t("notFound.title") });
  for (const path of ["/non-c-e", "/frutta-e-verdura?page=999", "/product/non-c-e", "/volantini/non-c-e"]) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(title);
  }
});

test("robots.txt disallows personal and infinite pages", async ({ request, baseURL }) => {
  const text = await (await request.get("/robots.txt")).text();
  for (const path of ["/cart$", "/checkout$", "/profile/", "/search?", "/ebsn/", "/*?*vendor_id="])
    expect(text).toContain(`Disallow: ${path}`);
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test("the sitemap lists every product and category once", async ({ request, shop, baseURL }) => {
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
