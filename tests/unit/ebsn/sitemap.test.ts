import nock from "nock";
import { readFeedPage } from "@/lib/ebsn/feed";
import { getLeafletProducts } from "@/lib/ebsn/leaflets";
import { getSitemapPart } from "@/lib/ebsn/sitemap";
import { closeCircuits } from "@/lib/upstream/circuit";
import { envelope } from "@/tests/support/envelope";
import { skipTimeouts } from "@/tests/support/skip-timeouts";

const API_URL = "http://localhost:4000";

/** Of a shop that sends `cap` products at once, whatever is asked for. */
function mockProducts(path: string, count: number, cap: number) {
  const products = Array.from({ length: count }, (_, index) => ({
    productId: index + 1,
    slug: `p-${index + 1}`,
    name: `P ${index + 1}`,
  }));
  nock(API_URL)
    .persist()
    .get(`/ebsn/api/${path}`)
    .query(true)
    .reply((uri) => {
      const query = new URL(uri, API_URL).searchParams;
      const page = Number(query.get("page"));
      const size = Math.min(cap, Number(query.get("page_size")));
      const shown = products.slice((page - 1) * size, page * size);
      const info = {
        selPage: page,
        totPages: Math.ceil(count / size),
        totItems: count,
        itemsPerPage: size,
      };
      return [200, envelope({ page: info, ...(shown.length > 0 && { products: shown }) })];
    });
}

afterEach(() => {
  nock.cleanAll();
  closeCircuits();
});

test.each([
  ["as many products as asked for", 200],
  ["24 products at once", 24],
  ["7 products at once", 7],
])("the site map has all products of a shop that sends %s", async (_, cap) => {
  mockProducts("products", 69, cap);
  const { parts, entries } = await getSitemapPart(1);
  expect(parts).toBe(1);
  expect(new Set(entries.map(({ slug }) => slug)).size).toBe(69);
  expect(entries).toHaveLength(69);
});

test.each([
  ["leaves out what has no price, whose page has no offer for a search engine", 2.5, ["a"]],
  ["keeps all of a shop that shows visitors no prices", null, ["a", "b", "c"]],
])("the site map %s", async (_, price, expected) => {
  const products = [{ slug: "a", priceDisplay: price }, { slug: "b", priceDisplay: 0 }, { slug: "c" }];
  nock(API_URL)
    .get("/ebsn/api/products")
    .query(true)
    .reply(200, envelope({ page: { totItems: 3, itemsPerPage: 100 }, products }));
  const { entries } = await getSitemapPart(1);
  expect(entries.map(({ slug }) => slug)).toEqual(expected);
});

test("the site map has the addresses of the pages, and days as search engines read them", async () => {
  const products = [
    { slug: "Latte-Intero", lastUpdate: "2026-11-20T10:00:00.000+0100" },
    { itemUrl: "/product/pane", lastUpdate: "20/11/2026 10:00" },
    { name: "Sacchetto" },
  ];
  nock(API_URL)
    .get("/ebsn/api/products")
    .query(true)
    .reply(200, envelope({ page: { totItems: 3, itemsPerPage: 100 }, products }));
  const { entries } = await getSitemapPart(1);
  expect(entries.map(({ slug, lastUpdate }) => [slug, lastUpdate])).toEqual([
    ["latte-intero", "2026-11-20T09:00:00.000Z"],
    ["pane", "2026-11-20T09:00:00.000Z"],
  ]);
});

test("the parts of a large site map have each product once", async () => {
  mockProducts("products", 5100, 24);
  const first = await getSitemapPart(1);
  const second = await getSitemapPart(2);
  expect([first.parts, second.parts]).toEqual([2, 2]);
  const slugs = [...first.entries, ...second.entries].map(({ slug }) => slug);
  expect(slugs).toHaveLength(5100);
  expect(new Set(slugs).size).toBe(5100);
});

test("a leaflet has all offers of a shop that sends 24 at once", async () => {
  mockProducts("leaflet/product-search", 150, 24);
  await expect(getLeafletProducts(7)).resolves.toHaveLength(150);
});

test.each([
  ["an error of its own", 200, envelope(null, { status: 1, errorsMessage: ["Sito in manutenzione"] })],
  ["a refusal", 403, envelope(null, { status: 1, errorsMessage: ["Accesso negato"] })],
  ["a page", 200, "<html>Manutenzione</html>"],
  ["an outage", 503, "<h1>Busy</h1>"],
])("%s is no site map and no feed, so that the stored ones stay", async (_, status, body) => {
  skipTimeouts();
  nock(API_URL)
    .persist()
    .get(/.*/)
    .reply(status, body as nock.Body);
  await expect(getSitemapPart(1)).rejects.toThrow("/ebsn/api/products");
  await expect(readFeedPage(1)).rejects.toThrow("/ebsn/api/products");
});
