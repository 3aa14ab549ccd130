/** Certificates per line: its quantity, at least 1 (requirements/cart#gift-codes). */
export function couponLimit(quantity: number): number {
  return Math.max(1, Math.floor(quantity));
}

type CouponLine = { itemId: number; quantity: number };

/** `otherItemIds`: the line of each other certificate, whether a code or a stamp. */
export function hasCouponRoom(
  { itemId, quantity }: CouponLine,
  otherItemIds: readonly (number | null)[],
): boolean {
  return otherItemIds.filter((other) => other === itemId).length < couponLimit(quantity);
}

/**
 * Lines a certificate can still be applied to, including its current one; `chosen` maps certificates to lines,
 * `takenItemIds` has the line of each certificate that is not chosen here.
 */
export function couponChoices<Line extends CouponLine>(
  lines: Line[],
  chosen: ReadonlyMap<number, number | null>,
  certificateId: number,
  takenItemIds: readonly (number | null)[] = [],
): Line[] {
  const others = [...chosen].flatMap(([id, itemId]) => (id === certificateId ? [] : [itemId]));
  return lines.filter((line) => hasCouponRoom(line, [...takenItemIds, ...others]));
}
