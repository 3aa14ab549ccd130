import { backendForFile } from "../support/file-backend";

type Facet = { parameterName: string; values: { id: number; count: string; filteredCount: string }[] };
type List = {
  page: { totItems: number };
  facets: Facet[];
  products: { productId: number; available: number; priceDisplay?: number }[];
};

const backend = backendForFile();
const list = async (query: string) =>
  ((await backend.get(`/ebsn/api/products?${query}`)).body as { data: List }).data;

const change = (sql: string) => backend.post("/__test/sql", { sql });

const countOf = ({ facets }: List, name: string, id: number | string) =>
  Number(
    facets.find(({ parameterName }) => parameterName === name)?.values.find((value) => value.id === id)
      ?.count ?? 0,
  );

async function countRows(where: string): Promise<number> {
  const { body } = await change(`select count(*)::int as n from product_index where ${where}`);
  return (body as { rows: { n: number }[] }).rows[0]?.n ?? -1;
}

test.each([
  ["the whole shop", "page_size=1", "true"],
  ["the offers", "promo=true&page_size=1", "on_promo"],
  ["the novelties", "new_product=true&page_size=1", "is_new"],
])("%s are counted as their products are", async (_name, query, where) => {
  const found = await list(query);
  expect(found.page.totItems).toBe(await countRows(where));
  const vendor = found.facets.find(({ parameterName }) => parameterName === "vendor_id")?.values[0];
  expect(Number(vendor?.count)).toBe(await countRows(`${where} and vendor_id = ${vendor?.id}`));
  const feature = found.facets.find(({ parameterName }) => parameterName === "product_class_10000")
    ?.values[0];
  expect(Number(feature?.count)).toBe(await countRows(`${where} and ${feature?.id} = any(classes)`));
});

test("counts follow a product that changes, goes and comes back", async () => {
  const before = await list("page_size=1");
  const [productId, vendorId] = [before.products[0]?.productId ?? 0, 10_000_000];
  const shop = async () => (await list("page_size=1")).page.totItems;
  await change(`insert into vendor values (${vendorId}, 'Nuovo', '')`);
  await change(`update product_index set vendor_id = ${vendorId} where product_id = ${productId}`);
  expect(countOf(await list("page_size=1"), "vendor_id", vendorId)).toBe(1);
  await change(`create table kept as select * from product_index where product_id = ${productId}`);
  await change(`delete from product_index where product_id = ${productId}`);
  expect(await shop()).toBe(before.page.totItems - 1);
  expect(countOf(await list("page_size=1"), "vendor_id", vendorId)).toBe(0);
  await change("insert into product_index select * from kept");
  expect(await shop()).toBe(before.page.totItems);
});

test("a page past the end of a search still says how many there are", async () => {
  const first = await list("q=latte&page_size=24");
  const past = await list("q=latte&page_size=24&page=900");
  expect(past.products).toEqual([]);
  expect(past.page.totItems).toBe(first.page.totItems);
});

test.each(["", "parent_category_id=110000", "order_by=price asc", "q=latte"])(
  "what is not available comes last: %s",
  async (query) => {
    const all: boolean[] = [];
    for (let page = 1; ; page += 1) {
      const { products, page: pages } = await list(`${query}&page_size=100&page=${page}`);
      // Nor is what has no price.
      all.push(
        ...products.map(({ available, priceDisplay }) => Number(available) > 0 && priceDisplay !== undefined),
      );
      if (products.length === 0 || all.length >= pages.totItems) break;
    }
    expect(all.length).toBeGreaterThan(0);
    expect(all).toEqual([...all].sort((a, b) => Number(b) - Number(a)));
  },
);
