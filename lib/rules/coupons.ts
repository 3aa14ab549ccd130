/** Certificates per line: its quantity, at least 1 (requirements/cart#gift-codes). */
export function couponLimit(quantity: number): number {
  return Math.max(1, Math.floor(quantity));
}

/** Lines a certificate can still be applied to, including its current one; `chosen` maps certificates to lines. */
export function couponChoices<Line extends { itemId: number; quantity: number }>(
  lines: Line[],
  chosen: ReadonlyMap<number, number | null>,
  certificateId: number,
): Line[] {
  return lines.filter(({ itemId, quantity }) => {
    const others = [...chosen].filter(([id, line]) => id !== certificateId && line === itemId);
    return others.length < couponLimit(quantity);
  });
}
