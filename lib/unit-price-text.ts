import type { Prices } from "./ebsn/domain/product";
import { formatMoney } from "./money";

/** "1,66 €/kg"; "": unknown. */
export function unitPriceText({ unit, baseUnit }: Pick<Prices, "unit" | "baseUnit">, locale: string): string {
  return unit === null || !baseUnit ? "" : `${formatMoney(unit, locale)}/${baseUnit}`;
}
