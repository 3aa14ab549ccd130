import type { SellingRule } from "../../../lib/rules/quantity";

const KINDS: Record<string, SellingRule["kind"]> = { Confezione: "package", Sfuso: "loose" };

const isTrue = (value: string | undefined) => value === "true" || value === "1";

/** "0" and "0.0" mean that nothing was set. */
function positive(value: string | undefined): number | null {
  const parsed = Number(value?.replace(",", "."));
  return Number.isFinite(parsed) && parsed > 0 ? parsed : null;
}

/** How a product is sold, read from its productInfos. */
export function sellingRule(infos: Record<string, string>): SellingRule {
  return {
    kind: KINDS[infos.TIPOLOGIA ?? ""] ?? "piece",
    minAcq: positive(infos.MINACQ) ?? 1,
    maxAcq: positive(infos.MAXACQ),
    multiPack: positive(infos.MULTI_PACK) ?? 1,
    qtyMult: positive(infos.QTY_MULT) ?? 1,
    qtyLocked: isTrue(infos.QTY_LOCKED),
    stepSelling: positive(infos.STEP_SELLING),
    weightSelling: positive(infos.WEIGHT_SELLING),
    weightSingleUnit: positive(infos.WEIGHT_SELLING_SINGLE_UNIT),
    splitOnPackage: isTrue(infos.SPLIT_ON_PACKAGE),
  };
}

/** Whether the weight, and so the price, is only known after picking. */
export function hasVariableWeight(infos: Record<string, string>): boolean {
  return infos.TIPOLOGIA === "Sfuso" || isTrue(infos.WEIGHT_VARIABLE);
}
