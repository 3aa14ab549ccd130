export type WeighedRule = {
  kind: "piece" | "package" | "loose";
  /** Kilograms of one selling unit, where it is known. */
  weightSelling: number | null;
  /** Kilograms of a single piece of a loose product. */
  weightSingleUnit: number | null;
  /** The weight is only known after picking. */
  variableWeight: boolean;
};

/** What "circa 3 pz, 450 g" is said from. */
export type SaidWeight = { pieces: number | null; grams: number | null; approximate: boolean };

export type LineEstimate = { cents: number; estimated: boolean };

const positive = (value: number | null): number | null => (value !== null && value > 0 ? value : null);

/** Pieces and grams of a quantity as people say them; `weighed` are the grams on the scale, once picked. */
export function sayWeight(rule: WeighedRule, quantity: number, weighed: number | null = null): SaidWeight {
  const single = positive(rule.weightSingleUnit);
  if (rule.kind === "loose") {
    const grams = weighed ?? Math.round(quantity * 1000);
    const pieces = single === null ? null : Math.max(1, Math.round(quantity / single));
    return { pieces: quantity > 0 ? pieces : null, grams, approximate: pieces !== null && weighed === null };
  }
  const weight = rule.variableWeight ? positive(rule.weightSelling) : null;
  const grams = weighed ?? (weight === null ? null : Math.round(quantity * weight * 1000));
  return { pieces: quantity, grams, approximate: grams !== null && weighed === null };
}

/** Grams in the unit people use: grams below a kilogram, kilograms from there. */
export function weightFigure(grams: number): { value: number; unit: "g" | "kg" } {
  return grams < 1000 ? { value: grams, unit: "g" } : { value: grams / 1000, unit: "kg" };
}

/** Cents of a line before offers; an estimate until goods of variable weight are weighed. */
export function lineEstimate(
  rule: WeighedRule,
  quantity: number,
  unitCents: number,
  weighed: number | null = null,
): LineEstimate {
  const kilograms = rule.kind === "loose" ? 1 : positive(rule.weightSelling);
  const varies = rule.kind === "loose" || rule.variableWeight;
  const units = varies && weighed !== null && kilograms !== null ? weighed / 1000 / kilograms : quantity;
  const cents = Math.round((unitCents * Math.round(units * 1_000_000)) / 1_000_000);
  return { cents: Number.isFinite(cents) ? Math.max(0, cents) : 0, estimated: varies && weighed === null };
}
