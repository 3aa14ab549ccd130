import type { ProductDetail } from "../../ebsn/domain/product";

export type FoodKind = "food" | "nonFood";

/** Food is excluded from withdrawal (Codice del consumo, art. 59). null: unknown. */
export function foodKind({
  warnings,
  legalName,
  ingredients,
  nutrition,
}: ProductDetail["food"]): FoodKind | null {
  if (legalName || ingredients || nutrition) return "food";
  return warnings ? "nonFood" : null;
}
