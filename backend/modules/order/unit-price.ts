import { chargedPrices } from "../../../lib/rules/prices/price-line";
import type { Language } from "../../languages";
import { pricedProduct } from "../catalogue/priced-product";
import type { Translator } from "../lang/translator";
import type { OrderItemRow } from "./rows";

/** As the storefront writes them. */
const UNITS: Record<Language, Record<string, string>> = { it: {}, en: { pz: "pc", lav: "wash" } };

type PricedItem = Pick<OrderItemRow, "product" | "quantity" | "grossCents" | "netCents">;

/** Of the price that the line charges; "": unknown. */
export function unitPriceOf(item: PricedItem, { price, language }: Translator): string {
  const { unit, baseUnit } = chargedPrices(pricedProduct(item.product), item);
  return unit !== null && baseUnit ? `${price(unit)}/${UNITS[language][baseUnit] ?? baseUnit}` : "";
}
