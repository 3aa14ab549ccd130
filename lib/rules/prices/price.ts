import type { BaseUnit } from "../products/measures";
import {
  hasPriceComparison,
  type PricedPromo,
  type PromoView,
  promoOffer,
  promoView,
  hasStruckPrice,
  canSeePromos,
  type Viewer,
} from "./promo";
import { isConditional } from "./promo-header";

/** Cents; null: unknown. */
export type PricedProduct = {
  prices: {
    display: number | null;
    list: number | null;
    standard: number | null;
    lowest30: number | null;
    unit: number | null;
    baseUnit: BaseUnit | null;
  };
  promo: PricedPromo | null;
  selling: { kind: "piece" | "package" | "loose" };
};

export type PriceView = {
  /** Cents; null: cannot be bought. */
  toPay: number | null;
  per: "kg" | "unit";
  compareAtPrice: number | null;
  /** Discount on the lowest price of 30 days, rounded down; null: no discount may be claimed. */
  percentage: number | null;
  lowestPrice30: number | null;
  unitPrice: { cents: number; unit: BaseUnit } | null;
  promo: PromoView | null;
};

/** Prices up to this are placeholders (requirements/catalogue#prices). */
const PLACEHOLDER_CENTS = 1;

export function priceView(product: PricedProduct, viewer: Viewer): PriceView {
  const { prices, promo, selling } = product;
  const toPay = payable(prices.display) ?? payable(prices.list);
  const before = toPay === null || !canSeePromos(viewer) ? null : priceBefore(product, toPay);
  const percentage = before?.isLowest30 ? wholePercentage(toPay ?? 0, before.cents) : null;
  return {
    toPay,
    per: selling.kind === "loose" ? "kg" : "unit",
    compareAtPrice: before && hasStruckPrice(promo) ? before.cents : null,
    percentage,
    lowestPrice30: before?.isLowest30 ? before.cents : null,
    unitPrice:
      toPay === null || prices.unit === null || prices.baseUnit === null
        ? null
        : { cents: prices.unit, unit: prices.baseUnit },
    promo: promo && toPay !== null ? promoView(promo, viewer, percentage) : null,
  };
}

function payable(cents: number | null): number | null {
  return cents !== null && Number.isFinite(cents) && cents > 0 ? cents : null;
}

/** What a reduction is counted from: the lowest price of 30 days if known (Codice del consumo 17-bis), else the regular price. */
export function priceReference({
  prices,
  promo,
}: Pick<PricedProduct, "prices" | "promo">): { cents: number; isLowest30: boolean } | null {
  if (!hasPriceComparison(promo)) return null;
  const exempt = promo !== null && isConditional(promoOffer(promo));
  const lowest = exempt ? null : payable(prices.lowest30);
  const cents = lowest ?? payable(prices.standard) ?? payable(prices.list);
  return cents === null || cents <= PLACEHOLDER_CENTS ? null : { cents, isLowest30: lowest !== null };
}

function priceBefore(product: PricedProduct, toPay: number) {
  const reference = priceReference(product);
  return reference && reference.cents > toPay ? reference : null;
}

function wholePercentage(toPay: number, before: number): number | null {
  const perc = Math.floor(((before - toPay) * 100) / before);
  return perc >= 1 ? perc : null;
}
