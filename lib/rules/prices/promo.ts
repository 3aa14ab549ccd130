import { plainText } from "../text/plain-text";
import { promoCondition, type PromoCondition } from "./promo-condition";
import { isConditional, type PromoOffer, parsePromoHeader } from "./promo-header";

export type PricedPromo = {
  typeId: number;
  selectable: boolean;
  selectableText: string;
  discountPerc: number | null;
  hasPercentage: boolean;
  percentagePrice?: number | null;
  pieces?: number | null;
  header: string;
  body: string;
  bubble: string;
  bubbleCheckout?: string;
  /** YYYY-MM-DD, last day; "" if unknown. */
  expireDate: string;
};

export type Viewer = {
  authenticated: boolean;
  /** YYYY-MM-DD in Italy. */
  today: string;
  promosForAll?: boolean;
};

export type PromoView = {
  bubble: PromoOffer | null;
  until: string | null;
  lastDay: boolean;
  registeredUsersNote: boolean;
  selectable: boolean;
  selectableText: string;
  /** Shown to everybody, as the price depends on it. */
  condition: PromoCondition | null;
};

const BUBBLE_TYPES = new Set([1, 5, 6]);
const NO_STRUCK_PRICE_TYPES = new Set([1, 2, 5, 6]);

export function canSeePromos(viewer: Viewer): boolean {
  return viewer.authenticated || viewer.promosForAll === true;
}

function isRunning(promo: PricedPromo, today: string): boolean {
  return promo.expireDate === "" || promo.expireDate >= today;
}

const piecesOf = ({ pieces }: PricedPromo) => Math.max(1, pieces ?? 1);

export function promoOffer(promo: PricedPromo): PromoOffer | null {
  const parsedHeader = parsePromoHeader(promo.header) ?? parsePromoHeader(promo.bubble);
  if (parsedHeader)
    return parsedHeader.kind === "percentage"
      ? { ...parsedHeader, pieces: Math.max(parsedHeader.pieces, piecesOf(promo)) }
      : parsedHeader;
  return sentPercentage(promo) ?? parsePromoHeader(promo.body);
}

function sentPercentage(promo: PricedPromo): PromoOffer | null {
  const perc = promo.discountPerc ?? (promo.hasPercentage ? promo.percentagePrice : null) ?? 0;
  return perc > 0 ? { kind: "percentage", perc, pieces: piecesOf(promo) } : null;
}

const isSameOffer = (a: PromoOffer | null, b: PromoOffer | null) => JSON.stringify(a) === JSON.stringify(b);

/** The promotion's text for the cart; "" where the line says the same already. */
export function checkoutText(promo: PricedPromo | null): string {
  const text = plainText(promo?.bubbleCheckout ?? "");
  if (!promo || !text) return "";
  const offer = parsePromoHeader(text);
  const isOffer = offer !== null && offer.kind !== "text" && isSameOffer(offer, promoOffer(promo));
  const condition = promoCondition({ header: "", bubble: text, body: "", selectableText: "" });
  return isOffer || condition ? "" : text;
}

/** Type 6 promotions only change the unit price when they have a percentage. */
export function hasPriceComparison(promo: PricedPromo | null): boolean {
  if (promo?.typeId !== 6) return true;
  return promo.hasPercentage || (promo.discountPerc ?? 0) > 0;
}

/** Not for types 1, 2 and 5; for type 6 only with a percentage (docs/decisions/struck-prices.md). */
export function hasStruckPrice(promo: PricedPromo | null): boolean {
  if (promo === null || !NO_STRUCK_PRICE_TYPES.has(promo.typeId)) return true;
  return promo.typeId === 6 && hasPriceComparison(promo);
}

/** `verifiedPerc`: off the lowest price of 30 days; without it only offers exempt from that rule show one. */
export function promoView(promo: PricedPromo, viewer: Viewer, verifiedPerc: number | null): PromoView | null {
  if (!isRunning(promo, viewer.today)) return null;
  const hasDetails = canSeePromos(viewer);
  return {
    bubble: hasDetails && BUBBLE_TYPES.has(promo.typeId) ? bubbleOf(promo, verifiedPerc) : null,
    until: hasDetails && promo.expireDate !== "" ? promo.expireDate : null,
    lastDay: hasDetails && promo.expireDate === viewer.today,
    registeredUsersNote: !hasDetails,
    selectable: promo.selectable,
    selectableText: promo.selectableText,
    condition: promoCondition(promo),
  };
}

function bubbleOf(promo: PricedPromo, verifiedPerc: number | null): PromoOffer | null {
  const offer = promoOffer(promo);
  // The price shown is the one without the stamps that are asked for: what they take off is no reduction of it.
  if (promo.selectable && promoCondition(promo)?.kind === "stamps")
    return offer?.kind === "text" ? (sentPercentage(promo) ?? offer) : offer;
  if (offer?.kind !== "percentage" || isConditional(offer)) return offer;
  if (verifiedPerc !== null) return { ...offer, perc: verifiedPerc };
  const bodyOffer = parsePromoHeader(promo.body);
  return bodyOffer?.kind === "percentage" ? null : bodyOffer;
}
