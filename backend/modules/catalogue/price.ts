import type { SeedPromo } from "../../seed/types";

type PricedProduct = { priceCents: number | null; contentBase: number; promo: SeedPromo | null };

/** Applies to a single piece without being selected. */
export function isDirectDiscount(promo: SeedPromo | null): promo is SeedPromo & { discountPerc: number } {
  return promo?.discountPerc !== undefined && promo.selectable === undefined;
}

/** Per selling unit, promotion included; null: no price. */
export function finalPriceCents({ priceCents, promo }: PricedProduct): number | null {
  if (priceCents === null || !isDirectDiscount(promo)) return priceCents;
  return takeOff(priceCents, promo.discountPerc);
}

/** Null: the promotion has no price of its own for who answers yes to it. */
export function selectedPriceCents({ priceCents, promo }: PricedProduct): number | null {
  if (priceCents === null || !promo?.selectable || !promo.discountPerc) return null;
  return takeOff(priceCents, promo.discountPerc);
}

const takeOff = (cents: number, perc: number) => Math.round(cents * (1 - perc / 100));

export function unitPriceCents(cents: number | null, { contentBase }: PricedProduct): number | null {
  return cents === null || contentBase <= 0 ? null : cents / contentBase;
}
