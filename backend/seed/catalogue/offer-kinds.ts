import type { SeedPromo } from "../types";

type OfferKind = { productClassId: number; name: string; matches: (promo: SeedPromo) => boolean };

/** What a customer tells offers apart by, the special ones first. */
export const OFFER_KINDS: readonly OfferKind[] = [
  {
    productClassId: 10406,
    name: "Con i bolloni",
    matches: (promo) => promo.cssClass.includes("promo_bolloni"),
  },
  { productClassId: 10404, name: "Solo con la Carta", matches: (promo) => promo.warehousePromoTypeId === 1 },
  { productClassId: 10402, name: "3x2 e 2x1", matches: (promo) => promo.multiBuy !== undefined },
  {
    productClassId: 10403,
    name: "Secondo pezzo a metà prezzo",
    matches: (promo) => promo.secondPiecePerc !== undefined,
  },
  { productClassId: 10405, name: "Sottocosto", matches: (promo) => promo.warehousePromoTypeId === 8 },
  { productClassId: 10407, name: "Prezzo speciale", matches: (promo) => promo.warehousePromoTypeId === 3 },
  { productClassId: 10408, name: "Più bassi sempre", matches: (promo) => promo.warehousePromoTypeId === 2 },
  { productClassId: 10401, name: "Sconto in percentuale", matches: () => true },
];

export const offerKind = (promo: SeedPromo): number | null =>
  OFFER_KINDS.find(({ matches }) => matches(promo))?.productClassId ?? null;
