import { isMultiBuy } from "./multi-buy";
import { type PricedProduct, priceReference } from "./price";
import { pricesAt, type SizedProduct } from "./price-content";
import { hasStruckPrice, type PricedPromo, promoOffer } from "./promo";
import { promoCondition } from "./promo-condition";
import { isConditional } from "./promo-header";

type LineAmounts = { quantity: number; grossCents: number | null; netCents: number | null };

/** What a line cost before its reduction; `isLowest30`: by the lowest price of 30 days, else by the full price. */
export type PriceBefore = { cents: number; isLowest30: boolean; isStruck: boolean };

/** Outside the rule on lowest prices (Codice del consumo 17-bis, c. 3). */
const dependsOnCustomer = (promo: PricedPromo) =>
  promo.selectable || promoCondition(promo) !== null || isConditional(promoOffer(promo));

/** As on the product's card; null: no reduction may be claimed. */
export function linePriceBefore(
  product: Pick<PricedProduct, "prices" | "promo">,
  { quantity, grossCents, netCents }: LineAmounts,
): PriceBefore | null {
  if (grossCents === null || netCents === null || grossCents <= netCents) return null;
  const { promo } = product;
  const reference = promo?.selectable ? null : priceReference(product);
  const isLowest30 = reference?.isLowest30 === true;
  if (promo && !isLowest30 && dependsOnCustomer(promo))
    return { cents: grossCents, isLowest30, isStruck: true };
  const isStruck = hasStruckPrice(promo);
  if (!reference || (!isLowest30 && !isStruck)) return null;
  const cents = Math.min(grossCents, Math.round(reference.cents * quantity));
  return cents > netCents ? { cents, isLowest30, isStruck } : null;
}

type ReducedLine = Omit<LineAmounts, "quantity"> & { before: PriceBefore | null };

/** Reductions that no line claims. */
export const unclaimedCents = (lines: ReducedLine[]): number =>
  lines.reduce((sum, { grossCents, netCents, before }) => {
    const from = before?.cents ?? netCents ?? 0;
    return sum + Math.max(0, (grossCents ?? 0) - from);
  }, 0);

/** Prices of what the line charges: without a promotion that was not granted, with one that was chosen. */
export function chargedPrices(
  product: SizedProduct,
  { quantity, grossCents, netCents }: LineAmounts,
): SizedProduct["prices"] {
  const { prices, promo } = product;
  const { display, list } = prices;
  // Of an offer for several pieces, the price of one stays.
  if (!display || !list || !grossCents || !netCents || (promo && isMultiBuy(promoOffer(promo))))
    return prices;
  const isCharged = (cents: number, amount: number) => Math.abs(Math.round(cents * amount) - netCents) <= 1;
  if (isCharged(display, quantity) || isCharged(display / list, grossCents)) return prices;
  if (grossCents === netCents && !isCharged(list, quantity)) return prices;
  return pricesAt(product, Math.round((list * netCents) / grossCents));
}
