import type { Prices } from "../ebsn/domain/product";
import { formatMoney } from "../money";
import { unitName } from "../rules/products/unit-name";

/** "1,66 €/kg"; "": unknown. */
export function formatUnitPrice(
  { unit, baseUnit }: Pick<Prices, "unit" | "baseUnit">,
  locale: string,
): string {
  return unit === null || !baseUnit ? "" : `${formatMoney(unit, locale)}/${unitName(baseUnit, locale)}`;
}
