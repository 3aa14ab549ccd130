import { roundQuantity } from "../quantities/round-quantity";

/** Pieces one by one, products sold by weight (kilograms) only as a whole. */
export function returnChoices(
  delivered: number,
  returned: number,
  { isWeighed }: { isWeighed: boolean },
): number[] {
  const remaining = roundQuantity(delivered - returned);
  if (remaining <= 0) return [];
  if (isWeighed || !Number.isInteger(remaining)) return [remaining];
  return Array.from({ length: remaining }, (_, index) => index + 1);
}
