/** Per kilogram or litre. */
const PARTS: Record<string, number> = { g: 1000, gr: 1000, hg: 10, ml: 1000, cl: 100, dl: 10 };

const MIN_WEIGHT_KG = 0.001;

const partsOf = (unit: string | undefined): number =>
  PARTS[(unit ?? "").trim().toLowerCase().replace(/\.$/, "")] ?? 1;

/**
 * A weight of WEIGHT_UNIT_SELLING in kilograms, a volume in litres. One that would be below a gram was sent in
 * kilograms in spite of its unit.
 */
export function toBaseWeight(value: number, unit: string | undefined): number {
  const weight = Number((value / partsOf(unit)).toFixed(6));
  return weight < MIN_WEIGHT_KG ? value : weight;
}

/** An assumption, which no field of the API confirms: what is heavier was sent in grams. */
const MAX_COUNTER_WEIGHT_KG = 25;

/**
 * Of what is sold by weight. Its minimum and its step decide for all weights of the product: with one above what a
 * counter weighs they were sent in grams in spite of their unit, or without one, and with one below a gram in kilograms.
 */
export function toLooseWeight(value: number, unit: string | undefined, deciding: number[]): number {
  const parts = partsOf(unit);
  const weights = deciding.length > 0 ? deciding : [value];
  if (parts === 1) return weights.some((weight) => weight > MAX_COUNTER_WEIGHT_KG) ? value / 1000 : value;
  return weights.some((weight) => weight / parts < MIN_WEIGHT_KG) ? value : toBaseWeight(value, unit);
}

export const fromBaseWeight = (weight: number, unit: string): number => weight * partsOf(unit);
