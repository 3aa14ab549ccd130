import { getRecommendedProducts, getRelatedProducts } from "@/lib/ebsn/catalogue";
import { toProductDetail } from "@/lib/ebsn/transforms/product-detail";
import { productSchema } from "@/lib/ebsn/schemas/product";

const formulaClass = { productClassId: 10291, name: "Alimento per lattanti" };
const products = [
  { productId: 1, name: "Latte di proseguimento 2", slug: "latte-2", price: 9, available: 5 },
  { productId: 2, name: "Latte 1", slug: "latte-1", price: 9, available: 5, productClasses: [formulaClass] },
  { productId: 3, name: "Omogeneizzato", slug: "pera", price: 2, productInfos: { NOT_PROMOTABLE: "true" } },
  { productId: 4, name: "Biscotti", slug: "biscotti", price: 3, available: 5 },
];
jest.mock("@/lib/ebsn/transport", () => ({
  readPublic: ({ schema }: { schema: { parse: (raw: unknown) => unknown } }) =>
    Promise.resolve(schema.parse({ products })),
}));

const ids = (found: { productId: number }[]) => found.map(({ productId }) => productId);

test("a product's page and the sliders recommend nothing that may not be promoted", async () => {
  const followOn = toProductDetail(productSchema.parse({ ...products[0], categoryId: 7 }));
  expect(ids(await getRelatedProducts(followOn, { count: 12, pageSize: 24 }))).toEqual([4]);
  expect(ids(await getRecommendedProducts({ layout: 1 }))).toEqual([1, 4]);
});
