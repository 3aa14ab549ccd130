import type { Product } from "../../ebsn/domain/product";

type Candidate = Pick<Product, "productId" | "available" | "prices" | "notPromotable">;

/** Whether a product may be proposed instead of another: never what may not be promoted. */
export const isAlternative = (candidate: Candidate, productId: number, arePricesHidden = false): boolean =>
  candidate.productId !== productId &&
  candidate.available > 0 &&
  (arePricesHidden || candidate.prices.display !== null) &&
  !candidate.notPromotable;

type WithDisplayPrice = { prices: Pick<Product["prices"], "display"> };

export function nearestPriceFirst<Each extends WithDisplayPrice>(
  product: WithDisplayPrice,
  candidates: Each[],
): Each[] {
  const price = product.prices.display ?? 0;
  const distance = ({ prices }: Each) => Math.abs((prices.display ?? 0) - price);
  return candidates.toSorted((a, b) => distance(a) - distance(b));
}

/** The nearest price comes first. Where the prices of all are hidden from a visitor, none tells what is for sale. */
export const findAlternatives = <Each extends Candidate>(
  product: Pick<Product, "productId"> & WithDisplayPrice,
  candidates: Each[],
  { arePricesHidden = false } = {},
): Each[] =>
  nearestPriceFirst(
    product,
    candidates.filter((candidate) => isAlternative(candidate, product.productId, arePricesHidden)),
  );
