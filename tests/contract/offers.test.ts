import { backendForFile } from "../support/file-backend";

type Facet = { parameterName: string; values: { id: number; name: string; filteredCount: string }[] };
type Product = {
  productId: number;
  available: number;
  price?: number;
  warehousePromo?: { view: { bubble: string } };
};
type List = { page: { totItems: number; totPages: number }; facets: Facet[]; products: Product[] };

const KINDS = "product_class_10004";

const backend = backendForFile();
const list = async (query: string) =>
  ((await backend.get(`/ebsn/api/products?${query}`)).body as { data: List }).data;

const kindsOf = ({ facets }: List) =>
  facets.find(({ parameterName }) => parameterName === KINDS)?.values ?? [];

const change = (sql: string) => backend.post("/__test/sql", { sql });

test("offers are classified by kind, other products are not", async () => {
  const kinds = kindsOf(await list("promo=true&page_size=1"));
  expect(kinds.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["3x2 e 2x1", "Solo con la Carta", "Con i bolloni", "Sottocosto"]),
  );
  expect(kindsOf(await list("page_size=1"))).toEqual([]);
});

test("a kind of offer shows as many products as its facet says, in a department too", async () => {
  for (const scope of ["promo=true", "promo=true&parent_category_id=110000"]) {
    const kinds = kindsOf(await list(`${scope}&page_size=1`));
    expect(kinds.length).toBeGreaterThan(0);
    for (const kind of kinds) {
      const found = await list(`${scope}&${KINDS}=${kind.id}&page_size=100`);
      expect(found.page.totItems).toBe(Number(kind.filteredCount));
    }
  }
});

test("only offers with the card are found by that kind", async () => {
  const card = kindsOf(await list("promo=true&page_size=1")).find(({ name }) => name === "Solo con la Carta");
  const { products } = await list(`promo=true&${KINDS}=${card?.id}&page_size=100`);
  expect(products.length).toBeGreaterThan(0);
  expect(new Set(products.map((product) => product.warehousePromo?.view.bubble))).toEqual(
    new Set(["-20% con Carta"]),
  );
});

describe("what is not available", () => {
  const isAvailable = ({ available, price }: Product) => available > 0 && price !== undefined;

  async function readAll(query: string): Promise<Product[]> {
    const first = await list(`${query}&page_size=100`);
    const products = [...first.products];
    for (let page = 2; page <= first.page.totPages; page += 1)
      products.push(...(await list(`${query}&page_size=100&page=${page}`)).products);
    return products;
  }

  beforeAll(async () => {
    const { products } = await list("q=latte&page_size=5");
    const offers = await list("promo=true&page_size=3");
    const ids = [...products, ...offers.products].map(({ productId }) => productId);
    await change(`update product set stock = 0 where product_id in (${ids.join(",")})`);
  });

  test.each(["q=latte", "q=latte&order_by=price asc", "promo=true", "promo=true&order_by=name asc"])(
    "comes last, on the last page: %s",
    async (query) => {
      const products = await readAll(query);
      const firstMissing = products.findIndex((product) => !isAvailable(product));
      expect(firstMissing).toBeGreaterThan(0);
      expect(products.slice(firstMissing).some(isAvailable)).toBe(false);
      expect(new Set(products.map(({ productId }) => productId)).size).toBe(products.length);
    },
  );
});

test("suggestions find recipes and articles beside products", async () => {
  const { body } = await backend.get("/ebsn/api/products/suggest?q=zucca");
  const { items, articles } = (body as { data: { items: unknown[]; articles: { type: string }[] } }).data;
  expect(items.length).toBeGreaterThan(0);
  expect(new Set(articles.map(({ type }) => type))).toEqual(new Set(["recipe", "post"]));
});
