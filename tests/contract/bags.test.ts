import { packagingListSchema } from "@/lib/ebsn/schemas/cart";
import { toProduct } from "@/lib/ebsn/transforms/product";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { getCartItems, resetProducts, readyShopper, parseAnswer } from "@/tests/support/shopper";

allowLocalhost();

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

test("bags carry a packaging flag in the list and in the cart", async () => {
  const { data } = parseAnswer(await backend.get("/ebsn/api/packaging-type/list"));
  const bags = packagingListSchema.parse(data).products.map(toProduct);
  expect(bags.map(({ isPackaging }) => isPackaging)).toEqual([true, true, true, true]);
  const [productId = 0] = await resetProducts(backend, 1);
  const { cart } = await readyShopper(backend, productId);
  expect(getCartItems(cart).map(({ product }) => toProduct(product).isPackaging)).toEqual([false, true]);
});

test("the thermal bag measures 50 x 50 and costs 1.19 euro", async () => {
  const { data } = parseAnswer(await backend.get("/ebsn/api/packaging-type/list"));
  const thermal = packagingListSchema
    .parse(data)
    .products.map(toProduct)
    .find(({ name }) => name === "Borsa termica");
  expect([thermal?.prices.display, thermal?.packSize]).toEqual([119, expect.stringContaining("50 x 50 cm")]);
});

test("every bag has an image that loads", async () => {
  const { data } = parseAnswer(await backend.get("/ebsn/api/packaging-type/list"));
  for (const { picture } of packagingListSchema.parse(data).products.map(toProduct)) {
    const { http, headers } = await backend.get(picture?.thumb ?? "/photo/none");
    expect([http, headers.get("content-type")]).toEqual([200, "image/webp"]);
  }
});
