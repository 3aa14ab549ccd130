import type { SeedPromo } from "../types";

type OfferKind = {
  productClassId: number;
  name: string;
  matches: (promo: SeedPromo) => boolean;
  /** How a folded search text with single spaces asks for it. */
  asked?: RegExp;
};

const OFFERS = "(?:offert[ae]|scont[oi]|promo(?:zion[ei])?)";

/** What a customer tells offers apart by, the special ones first. */
export const OFFER_KINDS: readonly OfferKind[] = [
  {
    productClassId: 10406,
    name: "Con i bolloni",
    matches: (promo) => promo.cssClass.includes("promo_bolloni"),
    asked: /(?<![a-z])(?:con i |coi |i )?boll(?:on|in)[oi](?![a-z])/,
  },
  {
    productClassId: 10404,
    name: "Solo con la Carta",
    matches: (promo) => promo.warehousePromoTypeId === 1,
    asked: new RegExp(`(?<![a-z])${OFFERS} (?:solo )?(?:con(?: la)?|della) carta(?: fedelta)?(?= ?$)`),
  },
  {
    productClassId: 10402,
    name: "3x2 e 2x1",
    matches: (promo) => promo.multiBuy !== undefined,
    // Not packs: "latte 6x1", "acqua 2x1,5".
    asked:
      /(?<![\d.,])(?:4 ?x ?3|3 ?x ?2|2 ?x ?1|1 ?\+ ?1(?: gratis)?)(?![\d.,]| ?(?:k?g|gr|c?l|ml|lt|litr[io])(?![a-z]))|(?<![a-z])prendi [2-4] (?:e )?paghi [1-3](?!\d)/,
  },
  {
    productClassId: 10403,
    name: "Secondo pezzo a metà prezzo",
    matches: (promo) => promo.secondPiecePerc !== undefined,
    asked: /(?<![a-z])(?:il )?second[oa](?: pezzo)? (?:a meta(?: prezzo)?|al 50 ?%|scontat[oa])/,
  },
  {
    productClassId: 10405,
    name: "Sottocosto",
    matches: (promo) => promo.warehousePromoTypeId === 8,
    asked: /(?<![a-z])sotto ?costo(?![a-z])/,
  },
  {
    productClassId: 10407,
    name: "Prezzo speciale",
    matches: (promo) => promo.warehousePromoTypeId === 3,
    asked: /(?<![a-z])prezz[oi] special[ei](?![a-z])/,
  },
  {
    productClassId: 10408,
    name: "Più bassi sempre",
    matches: (promo) => promo.warehousePromoTypeId === 2,
    asked: /(?<![a-z])(?:prezzi )?(?:piu )?bassi sempre(?![a-z])/,
  },
  { productClassId: 10401, name: "Sconto in percentuale", matches: () => true },
];

export const offerKind = (promo: SeedPromo): number | null =>
  OFFER_KINDS.find(({ matches }) => matches(promo))?.productClassId ?? null;
