import type { PromoOffer } from "./promo-header";

/** Offers that change with the quantity or cut each piece; other labels leave the price as it is. */
export type MultiBuy = Extract<PromoOffer, { kind: "percentage" | "takePay" | "secondPiece" }>;

export type MultiBuyProgress = {
  /** Pieces still to add for the next advantage; 0: just reached. */
  missing: number;
  /** Pieces in the cart once they are added. */
  pieces: number;
  /** Pieces then paid in full; null where the advantage is a percentage. */
  paid: number | null;
  perc: number | null;
};

export function isMultiBuy(offer: PromoOffer | null): offer is MultiBuy {
  return offer?.kind === "percentage" || offer?.kind === "takePay" || offer?.kind === "secondPiece";
}

/** Pieces that together earn the offer once. */
export function groupSize(offer: MultiBuy): number {
  switch (offer.kind) {
    case "percentage":
      return Math.max(1, Math.trunc(offer.pieces) || 1);
    case "takePay":
      return Math.max(1, Math.trunc(offer.take) || 1);
    case "secondPiece":
      return 2;
  }
}

/** What is left of an amount after the cut, rounded once; the half cent is the customer's. */
function cut(cents: number, perc: number): number {
  const left = 100 - Math.min(100, Math.max(0, perc));
  return Math.max(0, Math.ceil((cents * left) / 100 - 0.5));
}

function groupPrice(unitCents: number, offer: MultiBuy): number {
  const size = groupSize(offer);
  switch (offer.kind) {
    case "percentage":
      return cut(unitCents * size, offer.perc);
    case "takePay":
      return unitCents * Math.min(size, Math.max(0, offer.pay));
    case "secondPiece":
      return unitCents + cut(unitCents, offer.perc);
  }
}

/** Cents for `quantity` pieces (or kilograms, which only a plain percentage can cut). */
export function multiBuyTotal(unitCents: number, quantity: number, offer: MultiBuy | null): number {
  if (!(quantity > 0) || !(unitCents > 0)) return 0;
  const exact = (unitCents * Math.round(quantity * 1000)) / 1000;
  const full = Math.round(exact);
  if (!offer) return full;
  const size = groupSize(offer);
  if (offer.kind === "percentage" && size === 1) return Math.min(full, cut(exact, offer.perc));
  const groups = Math.floor(quantity / size);
  const rest = quantity - groups * size;
  return Math.min(full, groups * groupPrice(unitCents, offer) + Math.round(unitCents * rest));
}

/** What "add 1 and pay 2" is said from; null where the offer does not depend on the quantity. */
export function multiBuyProgress(quantity: number, offer: MultiBuy): MultiBuyProgress | null {
  const size = groupSize(offer);
  if (size === 1) return null;
  const have = Math.max(0, Math.floor(quantity));
  const missing = have > 0 && have % size === 0 ? 0 : size - (have % size);
  const pieces = have + missing;
  return {
    missing,
    pieces,
    paid: offer.kind === "takePay" ? (pieces / size) * offer.pay : null,
    perc: offer.kind === "takePay" ? null : offer.perc,
  };
}
