import { readFoodLabels } from "@/backend/db/seed/food-classes";
import { backendForFile } from "../support/file-backend";

type Facet = { parameterName: string; values: { id: number; name: string; filteredCount: string }[] };
type Product = { productId: number; priceDisplay?: number; productInfos: Record<string, string> };
type List = { page: { totItems: number }; facets: Facet[]; products: Product[] };

const backend = backendForFile();
const list = async (query: string) =>
  ((await backend.get(`/ebsn/api/products?${query}`)).body as { data: List }).data;

const values = ({ facets }: List, name: string) =>
  facets.find(({ parameterName }) => parameterName === name)?.values ?? [];

const FREE = "product_class_10005";
const DIET = "product_class_10006";

test("a list names diets, allergens and prices where it is asked for them", async () => {
  const plain = await list("parent_category_id=110000&page_size=1");
  expect([FREE, DIET, "price_range"].flatMap((name) => values(plain, name))).toEqual([]);
  const asked = await list("parent_category_id=110000&page_size=1&facets=food");
  expect(values(asked, FREE)).toHaveLength(15);
  expect(values(asked, DIET).map(({ name }) => name)).toEqual(["Vegetariano", "Vegano"]);
  const ranges = values(asked, "price_range");
  expect(ranges.reduce((sum, { filteredCount }) => sum + Number(filteredCount), 0)).toBeLessThanOrEqual(
    asked.page.totItems,
  );
});

test("a filter shows as many products as it says, and only those whose label declares it", async () => {
  const asked = await list("page_size=1&facets=food");
  const milk = values(asked, FREE).find(({ name }) => name === "Senza latte");
  const vegan = values(asked, DIET).find(({ name }) => name === "Vegano");
  const found = await list(`${FREE}=${milk?.id}&page_size=100`);
  expect(found.page.totItems).toBe(Number(milk?.filteredCount));
  for (const { productInfos } of found.products) {
    expect(productInfos.ALLERGENS).toBeDefined();
    expect(`${productInfos.ALLERGENS} ${productInfos.ALLERGENS_TRACES ?? ""}`).not.toContain("MILK");
  }
  const both = await list(`${FREE}=${milk?.id},10501&${DIET}=${vegan?.id}&page_size=100`);
  expect(both.page.totItems).toBeGreaterThan(0);
  expect(both.page.totItems).toBeLessThan(found.page.totItems);
  for (const { productInfos } of both.products) {
    expect(productInfos.ALLERGENS).not.toContain("GLUTEN");
    expect(productInfos.DIETS).toContain("VEGAN");
  }
  // What is chosen stays among the filters, to be taken back.
  expect(values(both, FREE).map(({ id }) => id)).toEqual(expect.arrayContaining([milk?.id, 10501]));
});

test("a range of prices finds only products within it", async () => {
  const { products, page } = await list("price_range=2&page_size=100&order_by=price asc");
  expect(page.totItems).toBeGreaterThan(100);
  expect(products.every(({ priceDisplay = 0 }) => priceDisplay > 2 && priceDisplay <= 5)).toBe(true);
  expect((await list("price_range=9")).page.totItems).toBe(0);
});

test("food labels of an older database are read at start", async () => {
  await backend.post("/__test/sql", {
    sql: "update product_index set suits = null where product_id % 2 = 0",
  });
  const fewer = (await list(`${DIET}=10602`)).page.totItems;
  await readFoodLabels(backend.context.db);
  expect((await list(`${DIET}=10602`)).page.totItems).toBeGreaterThan(fewer);
});
