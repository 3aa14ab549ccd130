import type { ProductDetail } from "../ebsn/domain/product";

export type FoodKind = "food" | "nonFood";

/** Food is excepted from withdrawal (Codice del consumo, art. 59). null: the shop does not say what it is. */
export function foodKind({
  warnings,
  legalName,
  ingredients,
  nutrition,
}: ProductDetail["food"]): FoodKind | null {
  if (legalName || ingredients || nutrition) return "food";
  return warnings ? "nonFood" : null;
}
