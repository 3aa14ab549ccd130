import type { Selling } from "@/lib/ebsn/domain/product";
import type { ClassMax, SellingRule } from "@/lib/rules/quantity";

/** How a product is sold in the fewest bytes: what is as on most products is left out. */
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

const unless = (usual: number | null, value: number | null) =>
  value === null || value === usual ? undefined : value;

/** Leaves out every default, so that a card's copy of it costs a few bytes. */
export function compactSelling(selling: Selling, classMax: ClassMax | null = null): CompactSelling {
  const compact: CompactSelling = {
    k: KINDS[selling.kind],
    n: unless(1, selling.minAcq),
    x: unless(null, selling.maxAcq),
    m: unless(1, selling.qtyMult),
    p: unless(1, selling.multiPack),
    s: unless(null, selling.stepSelling),
    w: unless(null, selling.weightSelling),
    g: unless(null, selling.weightSingleUnit),
    c: classMax?.max,
    u: classMax && classMax.unit !== "pz" ? classMax.unit : undefined,
    locked: selling.qtyLocked ? 1 : undefined,
    split: selling.splitOnPackage ? 1 : undefined,
  };
  return Object.fromEntries(Object.entries(compact).filter(([, value]) => value !== undefined));
}

export function sellingRule(compact: CompactSelling): SellingRule {
  return {
    kind: compact.k === "l" ? "loose" : compact.k === "c" ? "package" : "piece",
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

/** The rule of a product as lists and cart lines carry it. */
export function ruleOf(selling: Selling): SellingRule {
  return sellingRule(compactSelling(selling));
}
