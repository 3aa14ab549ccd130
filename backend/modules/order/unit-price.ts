import type { WireProduct } from "../../../lib/ebsn/schemas/product";
import { baseUnitOf } from "../../../lib/rules/measures";

export function unitPriceOf(
  { priceUmDisplay, unitMeasureBase }: WireProduct,
  price: (cents: number) => string,
): string {
  const euros = Number(priceUmDisplay ?? 0);
  const base = baseUnitOf(String(unitMeasureBase?.um ?? ""));
  return euros > 0 && base ? `${price(Math.round(euros * 100 * base.factor))}/${base.unit}` : "";
}
