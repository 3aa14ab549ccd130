import { envelopeSchema } from "@/lib/ebsn/schemas/envelope";
import { productListSchema } from "@/lib/ebsn/schemas/product";
import { backendForFile } from "../support/file-backend";

const backend = backendForFile();

async function search(q: string) {
  const { body } = await backend.get(`/ebsn/api/products?page_size=3&q=${encodeURIComponent(q)}`);
  return productListSchema.parse(envelopeSchema.parse(body).data);
}

test.each([
  "anguria",
  "cocomero",
  "angurie",
  "trippa",
  "nutella",
  "pasta barilla",
  "caffè lavazza",
  "angurria",
])("what is found for “%s” is said to be only the nearest", async (q) => {
  const { products, search: about } = await search(q);
  expect(products.length).toBeGreaterThan(0);
  expect(about?.nearest).toBe(true);
});

test.each([
  "mele",
  "latte",
  "mozarella",
  "varechina",
  "gluten free",
  "carbonara",
  "cartaforno",
  "broccolo",
  "pomodori per sugo",
  "zucchero e caffè",
  "vino bianco",
])("what is found for “%s” is what was asked for", async (q) => {
  const { products, search: about } = await search(q);
  expect(products.length).toBeGreaterThan(0);
  expect(about?.nearest ?? false).toBe(false);
});
