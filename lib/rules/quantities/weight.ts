export type WeighedRule = {
  kind: "piece" | "package" | "loose";
  weightSelling: number | null;
  weightSingleUnit: number | null;
  variableWeight: boolean;
};

export type WeightDescription = { pieces: number | null; grams: number | null; approximate: boolean };

const positive = (value: number | null): number | null => (value !== null && value > 0 ? value : null);

/** `weighed` is the picked weight in grams, once known. */
export function describeWeight(
  rule: WeighedRule,
  quantity: number,
  weighed: number | null = null,
): WeightDescription {
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
