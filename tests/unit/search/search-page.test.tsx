import { createTranslator } from "next-intl";
import type { ReactElement } from "react";
import Page from "@/app/[locale]/(shop)/search/page";
import { SearchPage } from "@/components/search/search-page";
import { CorrectedQuery } from "@/components/search/corrected-query";
import { type ContentMatches, findContent, NO_CONTENT } from "@/components/search/find-content";
import type { ProductQuery } from "@/lib/ebsn/catalogue";
import messages from "@/messages/it.json";
import { pageHtml } from "@/tests/support/page-html";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getTranslations: (namespace: "search") =>
    Promise.resolve(createTranslator({ locale: "it", messages, namespace })),
}));
jest.mock("next/navigation", () => ({
  notFound: () => undefined,
  permanentRedirect: (path: string) => {
    throw new Error(`308 ${path}`);
  },
}));

const getProducts = jest.fn<Promise<unknown>, [ProductQuery]>();
const category = { categoryId: 110000, name: "Frutta e verdura", slug: "frutta-e-verdura", children: [] };
jest.mock("@/lib/ebsn/catalogue", () => ({
  getCategoryTree: () => Promise.resolve([category]),
  getProducts: (query: ProductQuery) => getProducts(query),
  productParams: () => ({}),
  withOfferedFacets: (query: ProductQuery) => Promise.resolve(query),
}));
jest.mock("@/components/search/find-content", () => ({
  ...jest.requireActual<object>("@/components/search/find-content"),
  findContent: jest.fn(),
}));

const NOTHING_FOUND: ContentMatches = { ...NO_CONTENT };
const A_PAGE: ContentMatches = {
  ...NO_CONTENT,
  pages: { cards: [], links: [{ id: 1, title: "Il parmigiano", path: "/page/parmigiano", subtype: "page" }] },
};

beforeEach(() => jest.mocked(findContent).mockReset().mockResolvedValue(NOTHING_FOUND));

const search = { page: 1, facets: {}, path: "/search" };

type Query = Record<string, string | string[]>;
type PageProps = Parameters<typeof Page>[0];

async function asked(query: Query): Promise<Partial<ProductQuery> | undefined> {
  getProducts.mockResolvedValue({ products: [], page: { count: 1 }, correctedQueries: [], facets: [] });
  const props = { params: Promise.resolve({ locale: "it" }), searchParams: Promise.resolve(query) };
  const element = (await Page(props as PageProps)) as ReactElement<Parameters<typeof SearchPage>[0]>;
  await SearchPage(element.props);
  const { q, categoryId, facets } = getProducts.mock.calls[0]?.[0] ?? {};
  return { q, categoryId, facets };
}

test.each<[Query, Partial<ProductQuery>]>([
  [{ q: "zucca" }, { q: "zucca", facets: {} }],
  [
    { q: "zucca", parent_category_id: "110000" },
    { q: "zucca", categoryId: 110000, facets: {} },
  ],
  [
    { q: "zucca", filter: "promo" },
    { q: "zucca", facets: { promo: ["true"] } },
  ],
  [
    { q: "zucca", parent_category_id: "110000", filter: "vendor_id:7,8" },
    { q: "zucca", categoryId: 110000, facets: { vendor_id: ["7", "8"] } },
  ],
  [{ filter: "vendor_id:7" }, { q: undefined, facets: { vendor_id: ["7"] } }],
])("%j asks the shop for %j", async (query, expected) => {
  expect(await asked(query)).toEqual({ q: undefined, categoryId: undefined, ...expected });
});

test.each<[Query, string]>([
  [{ parent_category_id: "110000" }, "/frutta-e-verdura"],
  [{ parent_category_id: "110000", filter: "promo" }, "/offerte/frutta-e-verdura"],
  [{ filter: "promo" }, "/offerte"],
])("%j has a page of its own: %s", async (query, path) => {
  await expect(asked(query)).rejects.toThrow(`308 ${path}`);
});

describe("what the shop has not", () => {
  const found = { products: [{ productId: 1 }], page: { count: 1 }, facets: [] };

  test.each([
    [[], "anguria", "Per «anguria» non abbiamo nulla. Potrebbe andarti bene:"],
    [["anguria"], "angurria", "Per «anguria» non abbiamo nulla. Potrebbe andarti bene:"],
  ])("is named, as corrected to %j", async (correctedQueries, q, text) => {
    const list = { ...found, correctedQueries, isOnlyNearest: true } as never;
    const element = await CorrectedQuery({ q, exact: false, list, href: (path) => path });
    expect(await pageHtml(element)).toContain(text);
  });

  test("is not spoken of by a shop that does not say so", async () => {
    const list = { ...found, correctedQueries: [], isOnlyNearest: false } as never;
    expect(await CorrectedQuery({ q: "mele", exact: false, list, href: (path) => path })).toBeNull();
  });
});

test("a text too long to be searched is said to be cut, and leads to the shopping list", async () => {
  const typed = `${"latte ".repeat(30)}uova`;
  getProducts.mockResolvedValue({ products: [], page: { count: 1 }, correctedQueries: [], facets: [] });
  const props = { params: Promise.resolve({ locale: "it" }), searchParams: Promise.resolve({ q: typed }) };
  const element = (await Page(props as PageProps)) as ReactElement<Parameters<typeof SearchPage>[0]>;
  const html = await pageHtml(await SearchPage(element.props));
  expect(html).toContain("abbiamo cercato solo le prime parole");
  expect(html).toContain(`/lista-della-spesa?testo=${encodeURIComponent(typed).replaceAll("%20", "+")}`);
});

describe("content", () => {
  async function searched(
    answer: ContentMatches,
    { correctedQueries = ["parmigiano"], exact = false } = {},
  ): Promise<string[]> {
    jest.mocked(findContent).mockResolvedValue(answer);
    getProducts.mockResolvedValue({
      products: [{ productId: 1 }],
      page: { count: 1 },
      correctedQueries,
      facets: [],
    });
    await SearchPage({ ...search, q: "parmigianno", exact });
    return jest.mocked(findContent).mock.calls.map(([q]) => q);
  }

  test("is searched for what was typed", async () => {
    expect(await searched(NOTHING_FOUND, { correctedQueries: [] })).toEqual(["parmigianno"]);
    jest.mocked(findContent).mockClear();
    expect(await searched(NOTHING_FOUND, { exact: true })).toEqual(["parmigianno"]);
  });

  test("that matches what was typed stays where the products were found by another query", async () => {
    expect(await searched(A_PAGE)).toEqual(["parmigianno"]);
  });

  test("is searched for what the products were found by, where what was typed finds none", async () => {
    expect(await searched(NOTHING_FOUND)).toEqual(["parmigianno", "parmigiano"]);
  });

  test("is not waited for twice where the content system did not answer", async () => {
    expect(await searched(NO_CONTENT)).toEqual(["parmigianno"]);
  });
});
