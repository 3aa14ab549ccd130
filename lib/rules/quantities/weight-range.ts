import { DEFAULT_PERC } from "../checkout/pre-authorisation";

export type WeighedLine = {
  /** Estimated cents; null: no price. */
  netCents: number | null;
  variableWeight: boolean;
  tolerancePerc: number | null;
};

export type CentsRange = { min: number; max: number };

/** Never more than the pre-authorised share (requirements/checkout#pre-authorisation). */
export function weightRange(line: WeighedLine): CentsRange | null {
  if (!line.variableWeight || line.netCents === null || line.netCents <= 0) return null;
  const perc = Math.min(line.tolerancePerc ?? DEFAULT_PERC, DEFAULT_PERC);
  if (perc <= 0) return null;
  const margin = Math.round((line.netCents * perc) / 100);
  return { min: line.netCents - margin, max: line.netCents + margin };
}

export function totalRange(totalCents: number, lines: WeighedLine[]): CentsRange | null {
  const ranges = lines.flatMap((line) => {
    const range = weightRange(line);
    return range ? [{ ...range, net: line.netCents ?? 0 }] : [];
  });
  if (ranges.length === 0) return null;
  const sum = (bound: "min" | "max") =>
    ranges.reduce((cents, range) => cents + range[bound] - range.net, totalCents);
  return { min: Math.max(0, sum("min")), max: sum("max") };
}
