import { createTranslator } from "next-intl";
import { ComparePage } from "@/components/product/compare-page";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { productSchema } from "@/lib/ebsn/schemas/product";
import { toProductDetail } from "@/lib/ebsn/transforms/product-detail";
import { readCompared } from "@/lib/rules/products/compare";
import messages from "@/messages/it.json";
import { pageHtml } from "@/tests/support/page-html";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getMessages: () => Promise.resolve(messages),
  getTranslations: (namespace: "compare") =>
    Promise.resolve(createTranslator({ locale: "it", messages, namespace })),
}));
jest.mock("@/lib/preview/server", () => ({
  pageTime: () => Promise.resolve(new Date("2026-10-05T08:00:00Z")),
}));
const getProduct = jest.fn<Promise<ProductDetail | null>, [string]>();
jest.mock("@/lib/ebsn/catalogue", () => ({ getProduct: (slug: string) => getProduct(slug) }));

const nutrients = (energy: string) =>
  `<table><tbody><tr><th></th><th>Per 100&nbsp;g</th></tr><tr><td>Energia</td><td>${energy}</td></tr></tbody></table>`;

const product = (slug: string, raw: object) =>
  toProductDetail(productSchema.parse({ productId: slug.length, name: slug, slug, available: 5, ...raw }));

const milk = product("latte", {
  price: 0.75,
  priceDisplay: 0.75,
  priceUmDisplay: 1.5,
  unitMeasureBase: { um: "LT" },
  metaData: {
    product_description: { ingredients: "<strong>Latte</strong>", nutritional_values: nutrients("200 kJ") },
  },
});
const cream = product("panna", {
  priceDisplay: 2,
  metaData: { product_description: { nutritional_values: nutrients("900 kJ") } },
});

async function render(slugs: string[]): Promise<string> {
  getProduct.mockImplementation((slug) =>
    Promise.resolve([milk, cream].find((known) => known.slug === slug) ?? null),
  );
  return pageHtml(await ComparePage({ slugs }));
}

function rowOf(html: string, title: string): string[] {
  const row = html.split("<tr").find((part) => part.includes(`>${title}</th>`)) ?? "";
  return row
    .split("<td")
    .slice(1)
    .map((cell) =>
      `<td${cell}`
        .replace(/<[^>]*>/g, "")
        .replace(/\u00a0/g, " ")
        .trim(),
    );
}

test("unit price, ingredients and nutrients stand side by side; unknown values are marked", async () => {
  const html = await render(["latte", "panna", "sparito"]);
  const { missing, unitPrice, title } = messages.compare;
  expect(html).toContain(title);
  expect(rowOf(html, unitPrice)).toEqual([expect.stringContaining("1,50"), missing]);
  expect(rowOf(html, messages.product.ingredients)).toEqual(["Latte", missing]);
  expect(rowOf(html, "Energia")).toEqual(["200 kJ", "900 kJ"]);
});

test("says what a price depends on, and that of loose goods is per kilogram", async () => {
  const card = product("gelato", {
    price: 3.29,
    priceDisplay: 2.63,
    productId: 88,
    warehousePromo: {
      warehousePromoId: 5,
      warehousePromoTypeId: 1,
      view: { header: "SOLO CON CARTA VANTAGGI" },
    },
  });
  const loose = product("clementine", { priceDisplay: 2.49, productInfos: { TIPOLOGIA: "Sfuso" } });
  getProduct.mockImplementation((slug) => Promise.resolve(slug === "gelato" ? card : loose));
  const html = await pageHtml(await ComparePage({ slugs: ["gelato", "clementine"] }));
  expect(rowOf(html, messages.compare.price)).toEqual(["2,63 € · Solo con Carta Vantaggi", "2,49 €/kg"]);
});

test("one product is no comparison", async () => {
  const html = await render(["latte"]);
  expect(html).not.toContain("<table");
  expect(html).toContain(messages.compare.intro);
});

test("a price that only customers see is not called missing data", async () => {
  const hidden = product("riserva", {});
  getProduct.mockImplementation((slug) => Promise.resolve(slug === "latte" ? milk : hidden));
  const html = await pageHtml(await ComparePage({ slugs: ["latte", "riserva"] }));
  const { price, unitPrice } = messages.compare;
  for (const title of [price, unitPrice])
    expect(rowOf(html, title)).toEqual([expect.stringMatching(/0,75|1,50/), "Accedi per vedere il prezzo"]);
});

test("an apostrophe in an address keeps no product from being compared", () => {
  expect(readCompared(["l'olio", "pane"])).toEqual(["l'olio", "pane"]);
});
