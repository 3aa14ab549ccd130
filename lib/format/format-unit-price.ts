import type { Prices } from "../ebsn/domain/product";
import { DEFAULT_LOCALE } from "../../config/locales.mjs";
import { formatMoney } from "../money";

/** Translates units that are Italian words; short, as every product card loads it. */
export const unitName = (unit: string, locale: string): string =>
  locale === DEFAULT_LOCALE ? unit : unit.replace(/^pz$/i, "pc").replace("lav", "wash");

/** "1,66 €/kg"; "": unknown. */
export function formatUnitPrice(
  { unit, baseUnit }: Pick<Prices, "unit" | "baseUnit">,
  locale: string,
): string {
  return unit === null || !baseUnit ? "" : `${formatMoney(unit, locale)}/${unitName(baseUnit, locale)}`;
}
