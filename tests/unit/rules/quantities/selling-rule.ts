import type { SellingRule } from "@/lib/rules/quantities/quantity";

export function sellingRule(changes: Partial<SellingRule> = {}): SellingRule {
  return {
    kind: "piece",
    minAcq: 1,
    maxAcq: null,
    multiPack: 1,
    qtyMult: 1,
    qtyLocked: false,
    stepSelling: null,
    weightSelling: null,
    weightSingleUnit: null,
    splitOnPackage: false,
    ...changes,
  };
}

export const ham = (changes: Partial<SellingRule> = {}): SellingRule =>
  sellingRule({ kind: "loose", stepSelling: 0.05, weightSelling: 0.1, ...changes });
