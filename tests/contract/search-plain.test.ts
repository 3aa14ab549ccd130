import { envelopeSchema } from "@/lib/ebsn/schemas/envelope";
import { productListSchema } from "@/lib/ebsn/schemas/product";
import { backendForFile } from "../support/file-backend";

const backend = backendForFile();

async function firstNames(q: string): Promise<string[]> {
  const { body } = await backend.get(`/ebsn/api/products?page_size=24&q=${encodeURIComponent(q)}`);
  const { products } = productListSchema.parse(envelopeSchema.parse(body).data);
  return products.map(({ name, vendor }) => `${name} | ${vendor?.name ?? ""}`);
}

const VARIANT = /senza |decaffeinat|da cucina|integral|\bbio/i;

test.each([
  "coca cola",
  "cola",
  "caffè lavazza",
  "caffè macinato",
  "nutella",
  "vino bianco",
  "pasta",
  "latte",
  "farina",
  "yogurt",
  "marmellata",
])("“%s” finds the plain product first", async (q) => {
  const names = await firstNames(q);
  expect(names[0]).not.toMatch(VARIANT);
});

test.each([
  ["cola senza zucchero", /senza/i],
  ["coca zero", /senza/i],
  ["caffè decaffeinato", /decaffeinato/i],
  ["caffè deca", /decaffeinato/i],
  ["vino da cucina", /da cucina/i],
  ["pasta integrale", /integral/i],
  ["pasta gluten free", /senza glutine/i],
  ["latte bio", /bio/i],
])("“%s” finds the variant it names", async (q, variant) => {
  expect((await firstNames(q))[0]).toMatch(variant);
});
