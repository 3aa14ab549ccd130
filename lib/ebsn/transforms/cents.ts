/** Euros as the API writes them (1.49) → integer cents (149); null stays null. */
export function toCents(euros: number | null | undefined): number | null {
  return euros === null || euros === undefined ? null : Math.round(euros * 100 + Number.EPSILON);
}
