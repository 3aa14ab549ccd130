/** EBSN keeps three decimals. */
export function roundQuantity(quantity: number): number {
  return Math.round((quantity + Number.EPSILON) * 1000) / 1000;
}
