import type { PromoOffer } from "./promo-header";

export type MultiBuy = Extract<PromoOffer, { kind: "percentage" | "takePay" | "secondPiece" }>;

export function isMultiBuy(offer: PromoOffer | null): offer is MultiBuy {
  if (offer?.kind === "percentage") return offer.pieces > 1;
  return offer?.kind === "takePay" || offer?.kind === "secondPiece";
}

/** Pieces up to the next full group; 0 when every piece belongs to one. */
export function missingPieces(offer: MultiBuy, quantity: number): number {
  const size = groupSize(offer);
  return (size - (Math.trunc(quantity) % size)) % size;
}

export function groupSize(offer: MultiBuy): number {
  switch (offer.kind) {
    case "percentage":
      return Math.max(1, Math.trunc(offer.pieces));
    case "takePay":
      return offer.take;
    case "secondPiece":
      return 2;
  }
}

/** Half cents are rounded in the customer's favour. */
function applyDiscount(cents: number, perc: number): number {
  return Math.max(0, Math.ceil((cents * (100 - perc)) / 100 - 0.5));
}

function groupPrice(unitCents: number, offer: MultiBuy): number {
  const size = groupSize(offer);
  switch (offer.kind) {
    case "percentage":
      return applyDiscount(unitCents * size, offer.perc);
    case "takePay":
      return unitCents * Math.min(size, offer.pay);
    case "secondPiece":
      return unitCents + applyDiscount(unitCents, offer.perc);
  }
}

/** `quantity` in pieces, or kilograms (only for plain percentages). */
export function multiBuyTotal(unitCents: number, quantity: number, offer: MultiBuy | null): number {
  if (!(quantity > 0) || !(unitCents > 0)) return 0;
  const exact = (unitCents * Math.round(quantity * 1000)) / 1000;
  const full = Math.round(exact);
  if (!offer) return full;
  const size = groupSize(offer);
  if (offer.kind === "percentage" && size === 1) return Math.min(full, applyDiscount(exact, offer.perc));
  const groups = Math.floor(quantity / size);
  const rest = quantity - groups * size;
  return Math.min(full, groups * groupPrice(unitCents, offer) + Math.round(unitCents * rest));
}
