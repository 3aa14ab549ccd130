import { DEFAULT_PERC } from "./pre-authorisation";

/** A line whose goods are weighed when they are picked. */
export type WeighedLine = {
  /** Cents as estimated; null: no price. */
  netCents: number | null;
  variableWeight: boolean;
  /** Percentage by which the picked weight may differ; null when the shop does not say. */
  tolerancePerc: number | null;
};

export type CentsRange = { least: number; most: number };

/** What an estimate can become on the scale; never more than the share held for it (spec 2 §9). */
export function weightRange(line: WeighedLine): CentsRange | null {
  if (!line.variableWeight || line.netCents === null || line.netCents <= 0) return null;
  const perc = Math.min(line.tolerancePerc ?? DEFAULT_PERC, DEFAULT_PERC);
  if (perc <= 0) return null;
  const off = Math.round((line.netCents * perc) / 100);
  return { least: line.netCents - off, most: line.netCents + off };
}

/** The same for the whole of what is bought; null when nothing is weighed. */
export function totalRange(totalCents: number, lines: WeighedLine[]): CentsRange | null {
  const ranges = lines.flatMap((line) => {
    const range = weightRange(line);
    return range ? [{ ...range, net: line.netCents ?? 0 }] : [];
  });
  if (ranges.length === 0) return null;
  const sum = (part: "least" | "most") =>
    ranges.reduce((cents, range) => cents + range[part] - range.net, totalCents);
  return { least: Math.max(0, sum("least")), most: sum("most") };
}
