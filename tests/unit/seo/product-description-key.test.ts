import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { productDescriptionKey } from "@/lib/seo/product-description-key";

const NO_FACTS = { legalName: "", ingredients: "", nutrition: "", warnings: "" };

const FACTS = { contains: [], traces: [], isDeclared: false, claims: [], diets: {} };

test.each([
  ["firelighters", { food: { ...NO_FACTS, warnings: "Infiammabile." } }, "nonFoodDescription"],
  ["a cleaner of the feed", { foodFacts: { ...FACTS, isFood: false } }, "nonFoodDescription"],
  ["a product that is not known to be food", { food: NO_FACTS }, "nonFoodDescription"],
  ["pasta", { food: { ...NO_FACTS, ingredients: "Semola" } }, "productDescription"],
  ["food of the feed", { foodFacts: { ...FACTS, isFood: true } }, "productDescription"],
])("%s", (_, product, key) => {
  expect(productDescriptionKey(product as unknown as ProductDetail)).toBe(key);
});
