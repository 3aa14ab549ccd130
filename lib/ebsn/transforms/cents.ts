/** Euros (1.49) → integer cents (149). */
export function toCents(euros: number | null | undefined): number | null {
  return euros === null || euros === undefined ? null : Math.round(euros * 100 + Number.EPSILON);
}

export function centsOrZero(euros: number | null): number {
  return toCents(euros) ?? 0;
}
