const THOUSAND = 1000;

/** Pieces one by one, products sold by weight (kilograms) only as a whole. */
export function returnChoices(delivered: number, returned: number): number[] {
  const remaining = Math.round((delivered - returned) * THOUSAND) / THOUSAND;
  if (remaining <= 0) return [];
  if (!Number.isInteger(remaining)) return [remaining];
  return Array.from({ length: remaining }, (_, index) => index + 1);
}
