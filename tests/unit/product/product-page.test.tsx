import { createFormatter, createTranslator } from "next-intl";
import { ProductPage } from "@/components/product/product-page";
import type { Product, ProductDetail } from "@/lib/ebsn/domain/product";
import messages from "@/messages/it.json";
import { makeProduct } from "@/tests/fixtures/cart";
import { pageHtml } from "@/tests/support/page-html";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getMessages: () => Promise.resolve(messages),
  getFormatter: () => Promise.resolve(createFormatter({ locale: "it", timeZone: "Europe/Rome" })),
  getTranslations: (namespace: "product" | "cart") =>
    Promise.resolve(createTranslator({ locale: "it", messages, namespace })),
}));
jest.mock("@/lib/preview/server", () => ({
  pageTime: () => Promise.resolve(new Date("2026-10-05T08:00:00Z")),
}));
const mockShelf = jest.fn<Product[], [ProductDetail, { count: number; pageSize: number }]>();
const mockProduct = jest.fn<ProductDetail, []>();
jest.mock("@/lib/ebsn/catalogue", () => ({
  getProduct: () => Promise.resolve(mockProduct()),
  getRelatedProducts: (...args: Parameters<typeof mockShelf>) => Promise.resolve(mockShelf(...args)),
}));

const priced = (productId: number, name: string, display: number, available = 9) => {
  const { prices } = makeProduct();
  return makeProduct({
    productId,
    name,
    slug: name,
    available,
    prices: { ...prices, display, list: display },
  });
};
const shelf = [
  priced(1, "dear", 900),
  priced(2, "gone", 210, 0),
  priced(3, "near", 220),
  priced(4, "cheap", 100),
];

async function shelfOf(product: ProductDetail, others: Product[]) {
  mockProduct.mockReturnValue(product);
  mockShelf.mockReturnValue(others);
  const html = await pageHtml(await ProductPage({ slug: product.slug }));
  const section = html.split('id="alternatives"')[1] ?? "";
  return {
    html,
    text: section.replace(/<[^>]*>/g, " "),
    names: [...section.matchAll(/<h3>.*?>([^<]*)<\/a>/g)].map(([, name]) => name),
  };
}

test("reads more of the shelf than it shows: some may not be promoted", async () => {
  await shelfOf(priced(9, "wanted", 200), shelf);
  expect(mockShelf).toHaveBeenLastCalledWith(expect.anything(), { count: 12, pageSize: 24 });
});

test("a sold-out product leads to what its shelf has instead, nearest price first", async () => {
  const { html, text, names } = await shelfOf(priced(9, "wanted", 200, 0), shelf);
  expect(html).toMatch(/<a [^>]*href="\/product\/wanted#alternatives"/);
  expect(text).toContain(messages.product.alternatives);
  expect(names).toEqual(["near", "cheap", "dear"]);
});

test("it says so where the shelf has nothing", async () => {
  const { text } = await shelfOf(priced(9, "wanted", 200, 0), []);
  expect(text).toContain(messages.product.noAlternatives);
});

test("a product in stock shows its shelf as it is", async () => {
  const { html, text, names } = await shelfOf(priced(9, "wanted", 200), shelf);
  expect(html).not.toMatch(/<a [^>]*href="\/product\/wanted#alternatives"/);
  expect(text).toContain(messages.product.related);
  expect(names).toEqual(["dear", "gone", "near", "cheap"]);
});

test("a piece of estimated weight says that the real weight is paid", async () => {
  const weighed = makeProduct({ selling: { kind: "piece", variableWeight: true } });
  const { html } = await shelfOf(weighed, []);
  expect(html).toContain("Peso stimato");
  expect(html).toContain(messages.product.looseNote);
  expect((await shelfOf(makeProduct(), [])).html).not.toContain(messages.product.looseNote);
});
