import type { SeedProduct } from "../types";

export type ParsedSize = { unit: SeedProduct["unitMeasureBase"]; content: number };

const UNITS: Record<string, { unit: ParsedSize["unit"]; factor: number }> = {
  g: { unit: "KG", factor: 0.001 },
  kg: { unit: "KG", factor: 1 },
  ml: { unit: "LT", factor: 0.001 },
  cl: { unit: "LT", factor: 0.01 },
  l: { unit: "LT", factor: 1 },
  m: { unit: "MT", factor: 1 },
  lavaggi: { unit: "LAV", factor: 1 },
};

const parseDecimal = (text: string) => Number(text.replace(",", "."));
const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** Drained weight counts: "400 g (sgocciolato 240 g)" is 0.24 kg. */
export function parseSize(size: string): ParsedSize {
  const drained = /sgocciolato ([\d,]+) (g|kg)/.exec(size);
  if (drained) {
    const { factor } = UNITS[drained[2] ?? ""] ?? { factor: 1 };
    return { unit: "KG", content: round(parseDecimal(drained[1] ?? "1") * factor) };
  }
  const match = /^(?:(\d+) x )?([\d,]+) ([a-z]+)/.exec(size);
  if (!match) throw new Error(`invalid size "${size}"`);
  const pieces = match[1] ? parseDecimal(match[1]) : 1;
  const amount = parseDecimal(match[2] ?? "1");
  const baseUnit = UNITS[match[3] ?? ""];
  return baseUnit
    ? { unit: baseUnit.unit, content: round(pieces * amount * baseUnit.factor) }
    : { unit: "PZ", content: pieces * amount };
}
