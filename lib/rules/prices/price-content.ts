import { isClose, parseContent } from "../products/pack-size";
import type { PricedProduct } from "./price";

export type SizedProduct = PricedProduct & { packSize: string };

/** Base units in one selling unit: of the pack size where it matches the prices, else their ratio. */
export function contentOf({
  prices: { display, unit, baseUnit },
  selling,
  packSize,
}: Omit<SizedProduct, "promo">): number | null {
  if (display === null || !unit) return null;
  if (selling.kind === "loose") return 1;
  const pack = parseContent(packSize);
  const amounts = pack?.unit === baseUnit ? [pack.drained, pack.amount] : [];
  return amounts.find((amount) => amount && isClose(unit, display / amount)) ?? display / unit;
}

/** The product's prices if one selling unit costs `cents`. */
export function pricesAt(product: SizedProduct, cents: number): SizedProduct["prices"] {
  const content = contentOf(product);
  return { ...product.prices, display: cents, unit: content === null ? null : Math.round(cents / content) };
}
