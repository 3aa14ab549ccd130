import { hash } from "./hash";
import type { ProductDefaults, Kind } from "./shape";
import type { ParsedSize } from "./size";

const formatKilos = (value: number) => (Math.round(value * 1000) / 1000).toString();

/** productInfos as EBSN sends them; STEP_SELLING and WEIGHT_SELLING (kilograms) may be missing. */
export function createInfos(
  defaults: Partial<ProductDefaults>,
  kind: Kind,
  size: ParsedSize,
  key: string,
): Record<string, string> {
  const isFood = defaults.legal !== undefined;
  const base: Record<string, string> = {
    TIPOLOGIA: kind,
    WEB_ENABLED: "1",
    CHECKED: "true",
    MINACQ: "1",
    MEAL_TICKET_ENABLED: String(isFood && !defaults.vol),
    STOCK_DAYS: String(hash(`${key}days`) % 420),
    STOCK_DAYS_ALTERNATIVE: "0",
    WEIGHT_UNIT_BASE: size.unit,
    WEIGHT_VARIABLE: "false",
    WEIGHT_SELLING: "0.0",
    UNIT_SELLING: "PZ",
  };
  if (kind === "Sfuso") Object.assign(base, createLooseInfos(defaults));
  if (kind === "Confezione") {
    Object.assign(base, { WEIGHT_SELLING: formatKilos(size.content), WEIGHT_UNIT_SELLING: size.unit });
  }
  const infos = { ...base, ...defaults.infos };
  return infos.WEIGHT_VARIABLE === "true"
    ? { WEIGHT_TOLERANCE: getTolerance(defaults, kind), ...infos }
    : infos;
}

/** Percent: cut products are more precise than natural pieces. */
function getTolerance({ unit = 0 }: Partial<ProductDefaults>, kind: Kind): string {
  if (kind !== "Sfuso") return "15";
  return unit > 0 ? "20" : "10";
}

function createLooseInfos(defaults: Partial<ProductDefaults>): Record<string, string> {
  const { unit = 0, step = unit || 0.1, start = unit || 0.2 } = defaults;
  return {
    WEIGHT_VARIABLE: "true",
    UNIT_SELLING: "KG",
    WEIGHT_UNIT_SELLING: "KG",
    WEIGHT_UNIT_BASE: "KG",
    WEIGHT_SELLING: start ? formatKilos(start) : "0.0",
    ...(step ? { STEP_SELLING: formatKilos(step) } : {}),
    ...(unit ? { WEIGHT_SELLING_SINGLE_UNIT: formatKilos(unit) } : {}),
  };
}
