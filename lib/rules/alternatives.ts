import type { Product } from "../ebsn/domain/product";
import { isInfantFormula } from "./infant-formula";

/** What can be bought instead, from products of the same shelf: the nearest price first. Infant formula is not proposed. */
export function alternativesTo<P extends Product>(product: Product, shelf: P[]): P[] {
  const price = product.prices.display ?? 0;
  const distance = ({ prices }: P) => Math.abs((prices.display ?? 0) - price);
  return shelf
    .filter(({ productId }) => productId !== product.productId)
    .filter(({ available, prices }) => available > 0 && prices.display !== null)
    .filter(({ features }) => !isInfantFormula(features))
    .toSorted((a, b) => distance(a) - distance(b));
}
