import type { APIRequestContext } from "@playwright/test";
import { DomUtils, parseDocument } from "htmlparser2";
import { brand } from "@/brand.config";
import { readDocument } from "@/tests/support/e2e-crawl";
import { robotsRules } from "@/tests/support/robots-rules";
import { expect, test } from "./fixtures";

async function readPage(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const { nodes, meta, ...page } = readDocument(await response.text());
  return {
    ...page,
    status: response.status(),
    openGraph: (property: string) => meta(`og:${property}`),
    types: nodes.map((node) => node["@type"]).sort(),
    findNode: (type: string) => nodes.find((node) => node["@type"] === type),
  };
}

const INFANT_FORMULA_CLASS = 10291;

test("the home page has shop metadata", async ({ request, baseURL }) => {
  const page = await readPage(request, "/");
  expect(page.title).not.toBe("");
  expect(page.description).not.toBe("");
  expect(page.canonical).toMatch(new RegExp(`^${baseURL}/?$`));
  expect(page.types).toEqual(expect.arrayContaining(["OnlineStore", "WebSite"]));
  const isAllowed = robotsRules(await (await request.get("/robots.txt")).text());
  const action = page.findNode("WebSite")?.potentialAction as { target: { urlTemplate: string } };
  expect(isAllowed(new URL(action.target.urlTemplate.replace("{q}", "latte")).pathname)).toBe(true);
  expect(page.openGraph("image")).toMatch(new RegExp(`^${baseURL}/photo/`));
});

test("a category has an item list and breadcrumbs", async ({ request, baseURL, shop }) => {
  const { categorySlug } = await shop.findProduct("piece");
  const page = await readPage(request, `/${categorySlug}`);
  expect(page.canonical).toBe(`${baseURL}/${categorySlug}`);
  expect(page.robots).toBe("");
  expect(page.openGraph("url")).toBe(page.canonical);
  expect((await readPage(request, "/frutta-e-verdura")).openGraph("image")).toContain("/photo/");
  expect(page.findNode("BreadcrumbList")?.itemListElement).toHaveLength(categorySlug.split("/").length + 1);
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

test("a sorted or filtered listing names the plain one as canonical", async ({ request, baseURL }) => {
  const sorted = await readPage(request, "/frutta-e-verdura?sort=price");
  expect(sorted).toMatchObject({ canonical: `${baseURL}/frutta-e-verdura`, robots: "" });
  const later = await readPage(request, "/frutta-e-verdura?sort=price&page=2");
  expect(later.canonical).toBe(`${baseURL}/frutta-e-verdura?page=2`);
  const filtered = await readPage(request, "/frutta-e-verdura?promo=1");
  expect(filtered).toMatchObject({ canonical: `${baseURL}/frutta-e-verdura`, robots: "" });
  const isAllowed = robotsRules(await (await request.get("/robots.txt")).text());
  expect(isAllowed("/frutta-e-verdura?promo=1")).toBe(false);
});

test("a kind of offer has a page, and a category its text once, below the products", async ({ request }) => {
  const kind = await readPage(request, "/offerte/tipo/3x2-e-2x1");
  expect(kind).toMatchObject({ status: 200, robots: "", title: expect.stringContaining("3x2 e 2x1") });
  expect((await request.get("/offerte/tipo/non-c-e")).status()).toBe(404);
  const html = await (await request.get("/frutta-e-verdura/frutta/agrumi")).text();
  expect(html.indexOf("la buccia non trattata si grattugia")).toBeGreaterThan(html.indexOf("/product/"));
  expect(await (await request.get("/frutta-e-verdura/frutta/agrumi?sort=name")).text()).not.toContain(
    "la buccia non trattata si grattugia",
  );
});

test("addresses in capitals move, a bad escape is rejected, and nothing is found at /not-found", async ({
  request,
}) => {
  const moved = await request.get("/Frutta-e-Verdura?page=2", { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([308, "/frutta-e-verdura?page=2"]);
  expect((await request.get("/frutta-e-verdura/%E0%A4%A")).status()).toBe(400);
  for (const path of ["/not-found", "/en/not-found"])
    expect(await readPage(request, path), path).toMatchObject({
      status: 404,
      robots: expect.stringContaining("noindex"),
    });
});

test("products, recipes and pages can be read as Markdown", async ({ request, baseURL, shop }) => {
  const { slug, name } = await shop.findProduct("piece");
  const recipe = await readPage(request, "/ricette");
  const recipePath = recipe.hrefs.find((href) => /^\/ricette\/[^/]+$/.test(href)) ?? "";
  for (const [path, text] of [
    [`/product/${slug}`, `# ${name}`],
    [recipePath, "## Ingredienti"],
    ["/page/condizioni", "# "],
  ] as const) {
    const markdown = await request.get(`${path}.md`);
    expect(markdown.status(), path).toBe(200);
    expect(markdown.headers()).toMatchObject({
      "content-type": "text/markdown; charset=utf-8",
      "x-robots-tag": "noindex",
      link: `<${baseURL}${path}>; rel="canonical"`,
      vary: expect.not.stringMatching(/accept(?!-)/i),
    });
    expect(await markdown.text()).toContain(text);
    const { alternates } = await readPage(request, path);
    expect(alternates).toContainEqual(
      expect.objectContaining({ type: "text/markdown", href: `${baseURL}${path}.md` }),
    );
  }
  expect((await request.get("/product/non-c-e.md")).status()).toBe(404);
  expect(await (await request.get("/llms.txt")).text()).toContain(`# ${brand.name}`);
});

test("the product feed has the price of the page", async ({ request, baseURL, shop }) => {
  const { slug, priceCents } = await shop.findProduct("piece");
  const response = await request.get("/feeds/products.xml");
  expect(response.headers()["cache-control"]).toContain("s-maxage");
  const feed = parseDocument(await response.text(), { xmlMode: true });
  const items = DomUtils.getElementsByTagName("item", feed);
  const read = (item: (typeof items)[number], name: string) =>
    DomUtils.getElementsByTagName(`g:${name}`, item).map((node) => DomUtils.textContent(node))[0];
  // Infant formula may not be advertised.
  const [priced] = await shop.sql<{ n: number }>(
    `select count(*)::int as n from product
     where price_cents is not null and picture is not null and not ${INFANT_FORMULA_CLASS} = any(classes)`,
  );
  expect(items).toHaveLength(priced?.n ?? -1);
  const item = items.find((found) => read(found, "link") === `${baseURL}/product/${slug}`);
  expect(item && read(item, "price")).toBe(`${(priceCents / 100).toFixed(2)} EUR`);
  const required = ["id", "title", "description", "link", "image_link", "availability", "price", "condition"];
  expect(items.filter((found) => required.some((name) => !read(found, name)))).toEqual([]);
});

test("a product has an offer at the public price", async ({ request, baseURL, shop }) => {
  const { slug, name, priceCents } = await shop.findProduct("piece");
  const page = await readPage(request, `/product/${slug}`);
  expect(page.canonical).toBe(`${baseURL}/product/${slug}`);
  expect(page.openGraph("image")).toMatch(new RegExp(`^${baseURL}/photo/`));
  const product = page.findNode("Product");
  expect(product).toMatchObject({ name, url: page.canonical, image: expect.any(Array) });
  // The pack, what is in it and its nutrition table.
  expect((product?.image as string[]).length).toBeGreaterThan(1);
  expect(product?.offers).toMatchObject({
    "@type": "Offer",
    price: (priceCents / 100).toFixed(2),
    priceCurrency: "EUR",
    availability: "https://schema.org/InStock",
  });
  expect(page.types).toContain("BreadcrumbList");
});

test("a product without a price is no product for search engines", async ({ request, shop }) => {
  const [row] = await shop.sql<{ slug: string }>(
    "select slug from product where price_cents is null order by rank limit 1",
  );
  const page = await readPage(request, `/product/${row?.slug}`);
  expect(page.types).toContain("BreadcrumbList");
  // Search engines want an offer of each product.
  expect(page.findNode("Product")).toBeUndefined();
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
