import { DEFAULT_PERC } from "../checkout/pre-authorisation";

export type WeighedLine = {
  /** Estimated cents; null: no price. */
  netCents: number | null;
  variableWeight: boolean;
  tolerancePerc: number | null;
};

export type CentsRange = { min: number; max: number };

/** Never more than the pre-authorised share (requirements/checkout#pre-authorisation). */
function marginOf({ netCents, variableWeight, tolerancePerc }: WeighedLine): number {
  if (!variableWeight || netCents === null) return 0;
  const perc = Math.min(tolerancePerc ?? DEFAULT_PERC, DEFAULT_PERC);
  return Math.max(0, Math.round((netCents * perc) / 100));
}

const rangeOf = (cents: number, margin: number): CentsRange | null =>
  margin > 0 ? { min: Math.max(0, cents - margin), max: cents + margin } : null;

export const weightRange = (line: WeighedLine): CentsRange | null =>
  rangeOf(line.netCents ?? 0, marginOf(line));

export const totalRange = (totalCents: number, lines: WeighedLine[]): CentsRange | null =>
  rangeOf(
    totalCents,
    lines.reduce((cents, line) => cents + marginOf(line), 0),
  );
