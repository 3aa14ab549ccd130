import { isTrue } from "../../../lib/rules/is-true";
import type { SellingRule } from "../../../lib/rules/quantities/quantity";
import { toBaseWeight, toLooseWeight } from "../../../lib/rules/quantities/weight-units";

const KINDS: Record<string, SellingRule["kind"]> = { Confezione: "package", Sfuso: "loose" };

type SellingInfos = { TIPOLOGIA?: unknown };

const kindOf = ({ TIPOLOGIA: kind }: SellingInfos): SellingRule["kind"] => KINDS[String(kind)] ?? "piece";

/** Sold by weight. */
export const isLoose = (infos: SellingInfos): boolean => kindOf(infos) === "loose";

/** "0" and "0.0" mean unset. */
function parsePositive(value: string | undefined): number | null {
  const parsed = Number(value?.replace(",", "."));
  return Number.isFinite(parsed) && parsed > 0 ? parsed : null;
}

export function parseSellingRule(infos: Record<string, string>): SellingRule {
  const kind = kindOf(infos);
  const weightOf = (key: string) => {
    const value = parsePositive(infos[key]);
    if (value === null || kind !== "loose") return value && toBaseWeight(value, infos.WEIGHT_UNIT_SELLING);
    const deciding = [infos.WEIGHT_SELLING, infos.STEP_SELLING].flatMap((text) => parsePositive(text) ?? []);
    return toLooseWeight(value, infos.WEIGHT_UNIT_SELLING, deciding);
  };
  return {
    kind,
    minAcq: parsePositive(infos.MINACQ) ?? 1,
    maxAcq: parsePositive(infos.MAXACQ),
    multiPack: parsePositive(infos.MULTI_PACK) ?? 1,
    qtyMult: parsePositive(infos.QTY_MULT) ?? 1,
    qtyLocked: isTrue(infos.QTY_LOCKED),
    stepSelling: kind === "loose" ? weightOf("STEP_SELLING") : parsePositive(infos.STEP_SELLING),
    weightSelling: weightOf("WEIGHT_SELLING"),
    weightSingleUnit: weightOf("WEIGHT_SELLING_SINGLE_UNIT"),
    splitOnPackage: isTrue(infos.SPLIT_ON_PACKAGE),
  };
}

/** The price is only known after picking. */
export function hasVariableWeight(infos: Record<string, string>): boolean {
  return isLoose(infos) || isTrue(infos.WEIGHT_VARIABLE);
}
