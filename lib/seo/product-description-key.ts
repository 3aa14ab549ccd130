import type { Product, ProductDetail } from "../ebsn/domain/product";
import { foodKind } from "../rules/products/food";

/** Ingredients are only promised for food; the lists of the shop do not carry the facts of each product. */
export function productDescriptionKey({
  foodFacts,
  ...product
}: Product & Partial<Pick<ProductDetail, "food">>) {
  if (foodFacts?.isFood === false) return "nonFoodDescription";
  const isFood = foodFacts ? true : product.food && foodKind(product.food) === "food";
  return isFood ? "productDescription" : "nonFoodDescription";
}
