/** Decimals that binary fractions blur: 1.005 × 100 is 100.49999999999999. */
const EXACT_DECIMALS = 6;

/** Euros (1.49) → integer cents (149). */
export function toCents(euros: number | null | undefined): number | null {
  return euros === null || euros === undefined
    ? null
    : Math.round(Number((euros * 100).toFixed(EXACT_DECIMALS)));
}

export function centsOrZero(euros: number | null): number {
  return toCents(euros) ?? 0;
}
