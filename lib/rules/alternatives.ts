import type { Product } from "../ebsn/domain/product";
import { isInfantFormula } from "./infant-formula";

/** Alternatives from the same category, nearest price first; never infant formula. */
export function alternativesTo<P extends Product>(product: Product, shelf: P[]): P[] {
  const price = product.prices.display ?? 0;
  const distance = ({ prices }: P) => Math.abs((prices.display ?? 0) - price);
  return shelf
    .filter(({ productId }) => productId !== product.productId)
    .filter(({ available, prices }) => available > 0 && prices.display !== null)
    .filter(({ features }) => !isInfantFormula(features))
    .toSorted((a, b) => distance(a) - distance(b));
}
