import { firstQuantity } from "./first-quantity";
import type { SellingRule } from "./quantity";
import { roundQuantity } from "./round-quantity";

const isWeighed = ({ kind }: SellingRule): boolean => kind === "loose";

/** Pieces and weights are converted by the first weight of the product, where it is sold the other way today. */
export function reorderedQuantity(ordered: SellingRule, today: SellingRule, quantity: number): number {
  if (isWeighed(ordered) === isWeighed(today)) return quantity;
  if (isWeighed(today)) return roundQuantity(quantity * firstQuantity(today));
  return Math.max(firstQuantity(today), Math.round(roundQuantity(quantity / firstQuantity(ordered))));
}
