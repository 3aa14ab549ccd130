import type { SeedPromo } from "../../seed/types";

type Priced = { priceCents: number | null; contentBase: number; promo: SeedPromo | null };

/** Whether the promotion lowers the price of a single piece without anyone having to accept it. */
export function cutsPrice(promo: SeedPromo | null): promo is SeedPromo & { discountPerc: number } {
  return promo?.discountPerc !== undefined && promo.selectable === undefined;
}

/** Cents to pay for one selling unit, promotion included; null: without price. */
export function payCents({ priceCents, promo }: Priced): number | null {
  if (priceCents === null || !cutsPrice(promo)) return priceCents;
  return Math.round(priceCents * (1 - promo.discountPerc / 100));
}

/** Cents of one base unit (kilogram, litre, piece) at a given price of a selling unit. */
export function unitCents(cents: number | null, { contentBase }: Priced): number | null {
  return cents === null || contentBase <= 0 ? null : cents / contentBase;
}
