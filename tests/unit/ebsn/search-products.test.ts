import nock from "nock";
import { searchProducts } from "@/lib/ebsn/search-products";
import { envelope } from "@/tests/support/envelope";

const BARCODE = "8001234567897";
const PRODUCT = { productId: 7, name: "Mezze maniche", slug: "mezze-maniche" };

const listOf = (products: object[], pages = 1) =>
  envelope({
    products,
    page: { selPage: 1, totPages: pages, totItems: products.length, itemsPerPage: 24 },
    facets: [],
  });

const BY_TEXT = "text";
const BY_BARCODE = "barcode";

/** What the shop is asked, in order. */
function answer(byText: object, byBarcode: object): string[] {
  const asked: string[] = [];
  nock("http://localhost:4000")
    .persist()
    .get("/ebsn/api/products")
    .query(true)
    .reply(200, (uri: string) => {
      const isByBarcode = new URLSearchParams(uri.split("?")[1]).has("barcode");
      asked.push(isByBarcode ? BY_BARCODE : BY_TEXT);
      return isByBarcode ? byBarcode : byText;
    });
  return asked;
}

afterEach(() => nock.cleanAll());

it("asks for a barcode as such where the search does not know it", async () => {
  const asked = answer(listOf([]), listOf([PRODUCT]));
  const { query, list } = await searchProducts({ q: BARCODE, page: 1 });
  expect(query).toEqual({ q: undefined, barcode: BARCODE, page: 1 });
  expect(list.products).toHaveLength(1);
  expect(asked).toEqual([BY_TEXT, BY_BARCODE]);
});

it("asks once where the search knows it", async () => {
  const asked = answer(listOf([PRODUCT]), listOf([]));
  await expect(searchProducts({ q: BARCODE })).resolves.toMatchObject({ query: { q: BARCODE } });
  expect(asked).toEqual([BY_TEXT]);
});

it.each(["anguria", "8001234567891", "12345"])("asks once for %s, which is no barcode", async (q) => {
  const asked = answer(listOf([]), listOf([PRODUCT]));
  await expect(searchProducts({ q })).resolves.toMatchObject({ list: { products: [] } });
  expect(asked).toEqual([BY_TEXT]);
});

it.each([
  ["answers with all it has", listOf([PRODUCT], 334)],
  ["rejects the parameter", envelope({}, { status: 1 })],
  ["has nothing either", listOf([])],
])("finds nothing where the shop %s", async (_name, body) => {
  const asked = answer(listOf([]), body);
  await expect(searchProducts({ q: BARCODE })).resolves.toMatchObject({
    query: { q: BARCODE },
    list: { products: [] },
  });
  expect(asked).toEqual([BY_TEXT, BY_BARCODE]);
});
