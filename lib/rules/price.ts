import type { BaseUnit } from "./measures";
import {
  comparesPrices,
  type PricedPromo,
  type PromoView,
  promoOffer,
  promoView,
  seesPromos,
  type Viewer,
} from "./promo";
import { isConditional } from "./promo-header";

/** Amounts in integer cents; null where the shop does not say. */
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
  /** Cents to pay; null: no price, cannot be bought. */
  toPay: number | null;
  per: "kg" | "unit";
  /** A really higher price that was asked before. */
  struck: number | null;
  /** Whole percentage off the lowest price of 30 days, never rounded up; null: none may be claimed. */
  percentage: number | null;
  /** Lowest price of the last 30 days for the note beside a reduction. */
  lowestPrice30: number | null;
  unitPrice: { cents: number; unit: BaseUnit } | null;
  promo: PromoView | null;
};

/** Prices up to this are placeholders, not prices (spec 1 §9). */
const PLACEHOLDER_CENTS = 1;

/** Everything about the price of a product that a card or a page shows to this viewer. */
export function priceView(product: PricedProduct, viewer: Viewer): PriceView {
  const { prices, promo, selling } = product;
  const toPay = payable(prices.display) ?? payable(prices.list);
  const before = toPay === null || !seesPromos(viewer) ? null : priceBefore(product, toPay);
  const percentage = before?.lowest30 ? wholePercentage(toPay ?? 0, before.cents) : null;
  return {
    toPay,
    per: selling.kind === "loose" ? "kg" : "unit",
    struck: before?.cents ?? null,
    percentage,
    lowestPrice30: before?.lowest30 ? before.cents : null,
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

/** The lowest price of 30 days where it is known (Codice del consumo 17-bis), else the price the shop states. */
function priceBefore(
  { prices, promo }: PricedProduct,
  toPay: number,
): { cents: number; lowest30: boolean } | null {
  if (!comparesPrices(promo)) return null;
  const exempt = promo !== null && isConditional(promoOffer(promo));
  const lowest = exempt ? null : payable(prices.lowest30);
  const cents = lowest ?? payable(prices.standard) ?? payable(prices.list);
  if (cents === null || cents <= PLACEHOLDER_CENTS || cents <= toPay) return null;
  return { cents, lowest30: lowest !== null };
}

/** Rounded down, so that no more is claimed than is given; below one percent nothing is. */
export function wholePercentage(toPay: number, before: number): number | null {
  const perc = Math.floor(((before - toPay) * 100) / before);
  return perc >= 1 ? perc : null;
}
