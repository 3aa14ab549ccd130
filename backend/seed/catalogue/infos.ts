import { hash } from "./hash";
import type { Goods, Kind } from "./shape";
import type { Measure } from "./size";

const kilos = (value: number) => (Math.round(value * 1000) / 1000).toString();

/**
 * productInfos as EBSN sends them: texts, decimals with a dot. Sfuso carries STEP_SELLING and
 * WEIGHT_SELLING in kilograms, of which either may be missing.
 */
export function infosOf(
  goods: Partial<Goods>,
  kind: Kind,
  size: Measure,
  key: string,
): Record<string, string> {
  const food = goods.legal !== undefined;
  const base: Record<string, string> = {
    TIPOLOGIA: kind,
    WEB_ENABLED: "1",
    CHECKED: "true",
    MINACQ: "1",
    MEAL_TICKET_ENABLED: String(food && !goods.vol),
    STOCK_DAYS: String(hash(`${key}days`) % 420),
    STOCK_DAYS_ALTERNATIVE: "0",
    WEIGHT_UNIT_BASE: size.unit,
    WEIGHT_VARIABLE: "false",
    WEIGHT_SELLING: "0.0",
    UNIT_SELLING: "PZ",
  };
  if (kind === "Sfuso") Object.assign(base, looseInfos(goods));
  if (kind === "Confezione") {
    Object.assign(base, { WEIGHT_SELLING: kilos(size.content), WEIGHT_UNIT_SELLING: size.unit });
  }
  const infos = { ...base, ...goods.infos };
  return infos.WEIGHT_VARIABLE === "true" ? { WEIGHT_TOLERANCE: toleranceOf(goods, kind), ...infos } : infos;
}

/** Percent by which the counter may miss a weight: what is cut is hit better than what grew. */
function toleranceOf({ unit = 0 }: Partial<Goods>, kind: Kind): string {
  if (kind !== "Sfuso") return "15";
  return unit > 0 ? "20" : "10";
}

function looseInfos(goods: Partial<Goods>): Record<string, string> {
  const { unit = 0, step = unit || 0.1, start = unit || 0.2 } = goods;
  return {
    WEIGHT_VARIABLE: "true",
    UNIT_SELLING: "KG",
    WEIGHT_UNIT_SELLING: "KG",
    WEIGHT_UNIT_BASE: "KG",
    WEIGHT_SELLING: start ? kilos(start) : "0.0",
    ...(step ? { STEP_SELLING: kilos(step) } : {}),
    ...(unit ? { WEIGHT_SELLING_SINGLE_UNIT: kilos(unit) } : {}),
  };
}
