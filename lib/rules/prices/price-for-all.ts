import { pricesAt, type SizedProduct } from "./price-content";
import { promoCondition } from "./promo-condition";

/** What everybody pays, without a reduction that asks for a card or stamps. */
export function pricesForAll(product: SizedProduct): SizedProduct["prices"] {
  const { prices, promo } = product;
  const { display } = prices;
  if (display === null || !promo || promo.selectable || promoCondition(promo) === null) return prices;
  const regular = [prices.standard, prices.list].find((cents) => cents !== null && cents > display) ?? null;
  return regular === null ? prices : pricesAt(product, regular);
}
