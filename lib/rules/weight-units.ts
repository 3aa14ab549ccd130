/** Per kilogram or litre. */
const PARTS: Record<string, number> = { g: 1000, gr: 1000, hg: 10, ml: 1000, cl: 100, dl: 10 };

/** One gram. */
const LEAST = 0.001;

const partsOf = (unit: string | undefined): number =>
  PARTS[(unit ?? "").trim().toLowerCase().replace(/\.$/, "")] ?? 1;

/**
 * A weight of WEIGHT_UNIT_SELLING in kilograms, a volume in litres. One that would be below a gram was sent in
 * kilograms in spite of its unit.
 */
export function toBaseWeight(value: number, unit: string | undefined): number {
  const weight = Number((value / partsOf(unit)).toFixed(6));
  return weight < LEAST ? value : weight;
}

/** In kilograms; nobody weighs more at a counter. */
const MOST = 25;

/** Of what is sold by weight: above what a counter weighs it was sent in grams in spite of its unit, or without one. */
export function toLooseWeight(value: number, unit: string | undefined): number {
  const weight = toBaseWeight(value, unit);
  return weight > MOST && partsOf(unit) === 1 ? weight / 1000 : weight;
}

export const fromBaseWeight = (weight: number, unit: string): number => weight * partsOf(unit);
