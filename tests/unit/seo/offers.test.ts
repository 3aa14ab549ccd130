import { getCategoryTree, getProducts } from "@/lib/ebsn/catalogue";
import { getSitemapPart } from "@/lib/ebsn/sitemap";
import { offersMetadata } from "@/lib/seo/offers";
import { sitemapPart } from "@/lib/seo/sitemap";

jest.mock("next-intl/server", () => ({
  getLocale: async () => "it",
  getTranslations: async () => (key: string) => key,
}));
jest.mock("@/lib/ebsn/catalogue", () => ({
  getCategoryTree: jest.fn(),
  getProducts: jest.fn(),
  withOfferedFacets: async (query: object) => query,
}));
jest.mock("@/lib/ebsn/sitemap", () => ({ getSitemapPart: jest.fn() }));

const node = (categoryId: number, slug: string, children: unknown[] = []) => ({
  categoryId,
  name: slug,
  slug,
  picture: "",
  children,
});

/** Addresses without those of the categories above, as some shops have them. */
const tree = [node(1, "frutta", [node(2, "agrumi")]), node(3, "pane")];

beforeEach(() => {
  jest.mocked(getCategoryTree).mockResolvedValue(tree as never);
  jest.mocked(getSitemapPart).mockResolvedValue({ parts: 1, entries: [] });
});

function setOffers(count: (categoryId?: number) => number): void {
  jest
    .mocked(getProducts)
    .mockImplementation(
      async ({ categoryId }) => ({ page: { items: count(categoryId), count: 1 }, facets: [] }) as never,
    );
}

test.each([
  ["", true],
  ["frutta", true],
  ["agrumi", false],
])("the offers of “%s” are indexed: %s", async (slug, isIndexed) => {
  setOffers(() => 5);
  const { robots } = await offersMetadata(slug, {});
  expect(robots).toEqual(isIndexed ? undefined : { index: false, follow: true });
});

async function listedOffers(): Promise<string[]> {
  const urls = (await sitemapPart("categories")) ?? [];
  return urls.map(({ loc }) => new URL(loc).pathname).filter((path) => path.startsWith("/offerte"));
}

test("the site map lists the offers of those departments that have some, as the others are not indexed", async () => {
  setOffers((categoryId) => (categoryId === 3 ? 0 : 5));
  expect(await listedOffers()).toEqual(["/offerte", "/offerte/frutta"]);
});

test("a shop without offers has no such page in the site map", async () => {
  setOffers(() => 0);
  expect(await listedOffers()).toEqual([]);
});
