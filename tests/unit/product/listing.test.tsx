import { createTranslator } from "next-intl";
import { Listing } from "@/components/product/listing";
import { productListSchema } from "@/lib/ebsn/schemas/product";
import { toProductList } from "@/lib/ebsn/transforms/product";
import type { Facets } from "@/lib/catalogue/listing";
import messages from "@/messages/it.json";
import { pageHtml } from "@/tests/support/page-html";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getMessages: () => Promise.resolve(messages),
  getTranslations: (namespace: "category") =>
    Promise.resolve(createTranslator({ locale: "it", messages, namespace })),
}));
jest.mock("@/lib/preview/server", () => ({
  pageTime: () => Promise.resolve(new Date("2026-10-05T08:00:00Z")),
}));

const product = (productId: number, um: string) => ({
  productId,
  name: `Prodotto ${productId}`,
  slug: `prodotto-${productId}`,
  price: 2,
  priceDisplay: 2,
  priceUmDisplay: 4,
  unitMeasureBase: { um },
});

const render = async (units: string[], sort?: "unit-price", selectedFacets: Facets = {}) => {
  const products = units.map((unit, index) => product(index + 1, unit));
  const page = { selPage: 1, itemsPerPage: 24, totItems: products.length, totPages: 1 };
  const list = toProductList(productListSchema.parse({ products, page }));
  const query = { parent_category_id: "1" };
  return pageHtml(
    await Listing({ list, path: "/dispensa", query, selectedFacets, ...(sort ? { sort } : {}) }),
  );
};

test("the button of the filters says how many are chosen", async () => {
  const html = await render(["KG"], undefined, { promo: ["1"], vendor_id: ["3", "4"] });
  expect(html).toMatch(/<b>3 <span[^>]*>[^<]*filtri attivi/);
});

test.each([
  ["says so where there is more than one", ["KG", "LT"], "unit-price", true],
  ["says nothing where all have the same", ["KG", "KG"], "unit-price", false],
  ["says nothing in another order", ["KG", "LT"], undefined, false],
] as const)(
  "a list by unit price stands in groups of one unit and %s",
  async (_what, units, sort, isShown) => {
    const html = await render([...units], sort);
    expect(html).toContain("Prodotto 2");
    expect(html.includes("In gruppi della stessa unità: €/kg, €/l")).toBe(isShown);
  },
);
