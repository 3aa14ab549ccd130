import nock from "nock";
import { withOfferedFacets } from "@/lib/ebsn/catalogue";
import { categoryMetadata } from "@/lib/seo/category";
import { offersMetadata } from "@/lib/seo/offers";
import { envelope } from "@/tests/support/envelope";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getTranslations: () => Promise.resolve((key: string) => key),
}));

const list = {
  products: [],
  page: { selPage: 2, totPages: 3, totItems: 60, itemsPerPage: 24 },
  facets: [
    { name: "Sapore", parameterName: "taste", values: [{ value: "1", id: "1", name: "Dolce", count: 2 }] },
  ],
};

afterEach(() => nock.cleanAll());

function answer(): string[] {
  const asked: string[] = [];
  nock("http://localhost:4000")
    .persist()
    .get(/\/products/)
    .reply(200, (uri: string) => {
      asked.push(uri);
      return envelope(list);
    });
  return asked;
}

it("keeps what the shop lists and drops what an address made up, which never becomes a call", async () => {
  const asked = answer();
  const query = { categoryId: 3, page: 2, facets: { vendor_id: ["7"], taste: ["1", "9"], made_up: ["1"] } };
  await expect(withOfferedFacets(query)).resolves.toEqual({
    ...query,
    facets: { vendor_id: ["7"], taste: ["1"] },
  });
  expect(asked).toEqual([expect.stringContaining("vendor_id=7")]);
  expect(asked.join()).not.toMatch(/made_up|taste/);
});

it("asks for nothing where the address knows every facet", async () => {
  const asked = answer();
  await withOfferedFacets({ categoryId: 3, facets: { vendor_id: ["7"] } });
  expect(asked).toEqual([]);
});

it.each([
  ["a category", () => categoryMetadata("pasta", { page: 2, facets: { made_up: ["1"] } })],
  ["offers", () => offersMetadata("", { page: 2, facets: { made_up: ["1"] } })],
])("the title of %s sends no made-up facet to the shop", async (_name, makeTitle) => {
  const asked = answer();
  nock("http://localhost:4000")
    .persist()
    .get(/\/category/)
    .reply(200, envelope({ categories: [], category: { categoryId: 3, name: "Pasta", slug: "pasta" } }));
  await makeTitle();
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.join()).not.toContain("made_up");
});
