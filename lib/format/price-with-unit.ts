import type { Product } from "../ebsn/domain/product";
import { formatMoney } from "../money";
import { formatUnitPrice } from "./format-unit-price";

/** "2,49 €/kg", or "3,29 € (6,58 €/kg)" of what is not sold loose. */
export function formatPriceWithUnit(
  cents: number,
  { prices, selling }: Pick<Product, "prices" | "selling">,
  locale: string,
): string {
  const price = formatMoney(cents, locale);
  if (selling.kind === "loose") return `${price}/kg`;
  const unit = formatUnitPrice(prices, locale);
  return unit ? `${price} (${unit})` : price;
}
