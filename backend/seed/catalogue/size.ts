import type { SeedProduct } from "../types";

export type Measure = { unit: SeedProduct["unitMeasureBase"]; content: number };

const UNITS: Record<string, { unit: Measure["unit"]; factor: number }> = {
  g: { unit: "KG", factor: 0.001 },
  kg: { unit: "KG", factor: 1 },
  ml: { unit: "LT", factor: 0.001 },
  cl: { unit: "LT", factor: 0.01 },
  l: { unit: "LT", factor: 1 },
  m: { unit: "MT", factor: 1 },
  lavaggi: { unit: "LAV", factor: 1 },
};

const number = (text: string) => Number(text.replace(",", "."));
const round = (value: number) => Math.round(value * 10_000) / 10_000;

/**
 * Base units in a pack as its label states it: "500 g", "6 x 1,5 l", "10 pz", "30 lavaggi".
 * Foods in liquid count by drained weight: "400 g (sgocciolato 240 g)" is 0.24 kg.
 */
export function measure(size: string): Measure {
  const drained = /sgocciolato ([\d,]+) (g|kg)/.exec(size);
  if (drained) {
    const { factor } = UNITS[drained[2] ?? ""] ?? { factor: 1 };
    return { unit: "KG", content: round(number(drained[1] ?? "1") * factor) };
  }
  const match = /^(?:(\d+) x )?([\d,]+) ([a-z]+)/.exec(size);
  if (!match) throw new Error(`unreadable size "${size}"`);
  const pieces = match[1] ? number(match[1]) : 1;
  const amount = number(match[2] ?? "1");
  const known = UNITS[match[3] ?? ""];
  return known
    ? { unit: known.unit, content: round(pieces * amount * known.factor) }
    : { unit: "PZ", content: pieces * amount };
}
