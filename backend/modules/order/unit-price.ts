import { chargedPrices } from "../../../lib/rules/prices/price-line";
import { unitName } from "../../../lib/rules/products/unit-name";
import { pricedProduct } from "../catalogue/priced-product";
import type { Translator } from "../lang/translator";
import type { OrderItemRow } from "./rows";

type PricedItem = Pick<OrderItemRow, "product" | "quantity" | "grossCents" | "netCents">;

/** Of the price that the line charges; "": unknown. */
export function unitPriceOf(item: PricedItem, { price, language }: Translator): string {
  const { unit, baseUnit } = chargedPrices(pricedProduct(item.product), item);
  return unit !== null && baseUnit ? `${price(unit)}/${unitName(baseUnit, language)}` : "";
}
