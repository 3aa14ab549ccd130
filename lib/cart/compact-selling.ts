import type { Selling } from "../ebsn/domain/product";
import type { ClassMax, SellingRule } from "../rules/quantities/quantity";

/** Defaults are left out to keep the card's props small. */
export type CompactSelling = {
  k?: "c" | "l";
  /** minAcq, maxAcq, qtyMult, multiPack. */
  n?: number;
  x?: number;
  m?: number;
  p?: number;
  /** stepSelling, weightSelling, weightSingleUnit. */
  s?: number;
  w?: number;
  g?: number;
  /** class maximum and, where it is not pieces, its unit. */
  c?: number;
  u?: string;
  locked?: 1;
  split?: 1;
};

const KINDS = { piece: undefined, package: "c", loose: "l" } as const;

export const isLoose = ({ k }: CompactSelling): boolean => k === KINDS.loose;

/** Both by the piece, by the package or by weight. */
export const isSoldAlike = (selling: CompactSelling, other: CompactSelling): boolean => selling.k === other.k;

const omitDefault = (defaultValue: number | null, value: number | null) =>
  value === null || value === defaultValue ? undefined : value;

export function compactSelling(selling: Selling, classMax: ClassMax | null = null): CompactSelling {
  const compact: CompactSelling = {
    k: KINDS[selling.kind],
    n: omitDefault(1, selling.minAcq),
    x: omitDefault(null, selling.maxAcq),
    m: omitDefault(1, selling.qtyMult),
    p: omitDefault(1, selling.multiPack),
    s: omitDefault(null, selling.stepSelling),
    w: omitDefault(null, selling.weightSelling),
    g: omitDefault(null, selling.weightSingleUnit),
    c: classMax?.max,
    u: classMax && classMax.unit !== "pz" ? classMax.unit : undefined,
    locked: selling.qtyLocked ? 1 : undefined,
    split: selling.splitOnPackage ? 1 : undefined,
  };
  return Object.fromEntries(Object.entries(compact).filter(([, value]) => value !== undefined));
}

export function expandSellingRule(compact: CompactSelling): SellingRule {
  return {
    kind: isLoose(compact) ? "loose" : compact.k === KINDS.package ? "package" : "piece",
    minAcq: compact.n ?? 1,
    maxAcq: compact.x ?? null,
    multiPack: compact.p ?? 1,
    qtyMult: compact.m ?? 1,
    qtyLocked: compact.locked === 1,
    stepSelling: compact.s ?? null,
    weightSelling: compact.w ?? null,
    weightSingleUnit: compact.g ?? null,
    splitOnPackage: compact.split === 1,
  };
}

export const getSellingRule = ({
  unit: _unit,
  weightUnit: _weightUnit,
  variableWeight: _variableWeight,
  tolerancePerc: _tolerancePerc,
  ...rule
}: Selling): SellingRule => rule;
