import { isConditional, type PromoOffer, parsePromoHeader } from "./promo-header";

export type PricedPromo = {
  typeId: number;
  selectable: boolean;
  selectableText: string;
  discountPerc: number | null;
  hasPercentage: boolean;
  /** Pieces the promotion asks for where its label does not say. */
  pieces?: number | null;
  header: string;
  body: string;
  bubble: string;
  /** Last day, YYYY-MM-DD; "" when unknown. */
  expireDate: string;
};

export type Viewer = {
  authenticated: boolean;
  /** YYYY-MM-DD in Italy. */
  today: string;
  /** A shop may show its promotions to everyone; by default anonymous visitors see a note instead. */
  promosForAll?: boolean;
};

export type PromoView = {
  bubble: PromoOffer | null;
  /** Last day for "Fino al …", YYYY-MM-DD. */
  until: string | null;
  lastDay: boolean;
  /** The note "for registered users" takes the place of all details. */
  registeredUsersNote: boolean;
  selectable: boolean;
  selectableText: string;
};

const BUBBLE_TYPES = new Set([1, 5, 6]);

export function seesPromos(viewer: Viewer): boolean {
  return viewer.authenticated || viewer.promosForAll === true;
}

/** Whether the promotion is still running on the viewer's day. */
export function isRunning(promo: PricedPromo, today: string): boolean {
  return promo.expireDate === "" || promo.expireDate >= today;
}

/** What the promotion's own label says, before it is checked against real prices. */
export function promoOffer(promo: PricedPromo): PromoOffer | null {
  const said = parsePromoHeader(promo.header) ?? parsePromoHeader(promo.bubble);
  const pieces = Math.max(1, promo.pieces ?? 1);
  if (said) return said.kind === "percentage" ? { ...said, pieces: Math.max(said.pieces, pieces) } : said;
  const perc = promo.discountPerc ?? 0;
  return perc > 0 ? { kind: "percentage", perc, pieces } : parsePromoHeader(promo.body);
}

/** Type 6 promotions cut the price of a piece only when they carry a percentage. */
export function comparesPrices(promo: PricedPromo | null): boolean {
  if (promo?.typeId !== 6) return true;
  return promo.hasPercentage || (promo.discountPerc ?? 0) > 0;
}

/**
 * The promotion as a card or page shows it. `honestPerc` is the reduction on the lowest price of 30 days;
 * without it no percentage is claimed, save by conditional offers, which the 30-day rule leaves out.
 */
export function promoView(promo: PricedPromo, viewer: Viewer, honestPerc: number | null): PromoView | null {
  if (!isRunning(promo, viewer.today)) return null;
  const details = seesPromos(viewer);
  return {
    bubble: details && BUBBLE_TYPES.has(promo.typeId) ? bubbleOf(promo, honestPerc) : null,
    until: details && promo.expireDate !== "" ? promo.expireDate : null,
    lastDay: details && promo.expireDate === viewer.today,
    registeredUsersNote: !details,
    selectable: promo.selectable,
    selectableText: promo.selectableText,
  };
}

function bubbleOf(promo: PricedPromo, honestPerc: number | null): PromoOffer | null {
  const offer = promoOffer(promo);
  if (offer?.kind !== "percentage" || isConditional(offer)) return offer;
  if (honestPerc !== null) return { ...offer, perc: honestPerc };
  const words = parsePromoHeader(promo.body);
  return words?.kind === "percentage" ? null : words;
}
