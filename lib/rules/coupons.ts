/** How many certificates may be put on a line: its quantity, and at least 1 (spec 2 §4). */
export function couponLimit(quantity: number): number {
  return Math.max(1, Math.floor(quantity));
}

/** The lines a certificate may still be put on, its own included; `chosen` are the lines by certificate. */
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
