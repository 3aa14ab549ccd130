const THOUSAND = 1000;

/**
 * The quantities of a line that can still be given back, ascending: whole pieces one by one, what was
 * sold by weight (kilograms) only whole. Empty: nothing is left.
 */
export function returnChoices(delivered: number, returned: number): number[] {
  const left = Math.round((delivered - returned) * THOUSAND) / THOUSAND;
  if (left <= 0) return [];
  if (!Number.isInteger(left)) return [left];
  return Array.from({ length: left }, (_, index) => index + 1);
}
