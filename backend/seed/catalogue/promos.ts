import { brand } from "../../../brand.config";
import type { Campaign, SeedProduct, SeedPromo } from "../types";
import type { ProductDraft } from "./expand";
import { hash, pick } from "./hash";

type PromoMechanism = Pick<
  SeedPromo,
  | "warehousePromoTypeId"
  | "discountPerc"
  | "multiBuy"
  | "secondPiecePerc"
  | "selectable"
  | "needsCard"
  | "points"
  | "bubble"
  | "body"
  | "cssClass"
>;

const percentOffer = (perc: number): PromoMechanism => ({
  warehousePromoTypeId: 5,
  discountPerc: perc,
  bubble: `-${perc}%`,
  body: "PROMO",
  cssClass: "promo_discount promo_percent",
});

/** Repeated entries are more frequent. */
const MECHANISMS: readonly PromoMechanism[] = [
  percentOffer(20),
  percentOffer(25),
  percentOffer(30),
  percentOffer(33),
  percentOffer(40),
  percentOffer(50),
  percentOffer(15),
  percentOffer(25),
  {
    warehousePromoTypeId: 6,
    multiBuy: { take: 3, pay: 2 },
    bubble: "3x2",
    body: "3x2",
    cssClass: "promo_multi promo_nxm",
  },
  {
    warehousePromoTypeId: 6,
    multiBuy: { take: 2, pay: 1 },
    bubble: "2x1",
    body: "2x1",
    cssClass: "promo_multi promo_nxm",
  },
  {
    warehousePromoTypeId: 6,
    secondPiecePerc: 50,
    bubble: "-50% sul 2°",
    body: "SECONDO PEZZO A METÀ PREZZO",
    cssClass: "promo_multi promo_second",
  },
  {
    warehousePromoTypeId: 1,
    discountPerc: 20,
    needsCard: true,
    bubble: "-20% con Carta",
    body: `SOLO CON ${brand.cardName.toUpperCase()}`,
    cssClass: "promo_card",
  },
  {
    warehousePromoTypeId: 2,
    discountPerc: 10,
    bubble: "",
    body: "PIÙ BASSI SEMPRE",
    cssClass: "promo_piubassi",
  },
  {
    warehousePromoTypeId: 3,
    discountPerc: 0,
    bubble: "Prezzo speciale",
    body: "PREZZO SPECIALE",
    cssClass: "promo_special",
  },
  {
    warehousePromoTypeId: 8,
    discountPerc: 0,
    bubble: "Sottocosto",
    body: "SOTTOCOSTO",
    cssClass: "promo_undercost",
  },
  {
    warehousePromoTypeId: 5,
    discountPerc: 30,
    selectable: {
      text: `Usa 5 bolloni (50 punti della tua ${brand.cardName}) e paga questo articolo il 30% in meno.`,
    },
    needsCard: true,
    points: 50,
    bubble: "-30% coi bolloni",
    body: "BOLLONI",
    cssClass: "promo_discount promo_bolloni",
  },
];

const CAMPAIGNS: readonly Campaign[] = [
  "settimana",
  "settimana",
  "settimana",
  "quindicina",
  "quindicina",
  "quindicina",
  "mese",
  "mese",
  "scade-oggi",
  "scade-domani",
];

/** Types 3 and 8 have a price, not a percentage: about `depth` % off, rounded down to x,x9. */
function toRoundPriceDiscount(priceCents: number, depth: number): number {
  const target = Math.max(Math.floor((priceCents * (1 - depth / 100)) / 10) * 10 - 1, 9);
  return Math.round((1 - target / priceCents) * 100_000) / 1000;
}

function pickPromo(item: ProductDraft): SeedPromo | null {
  const loose = item.infos.TIPOLOGIA === "Sfuso";
  const key = loose ? item.slug : `${item.shelfSlug}|${item.makerKey}`;
  if (hash(`${key}|offer`) % 100 >= 23) return null;
  const mechanism = pick(MECHANISMS, `${key}|mechanism`);
  const promo: SeedPromo = {
    warehousePromoId: 1_900_000 + (hash(`${key}|id`) % 99_999),
    campaign: pick(CAMPAIGNS, `${key}|campaign`),
    ...mechanism,
  };
  if (promo.discountPerc !== 0 || item.priceCents === null) return promo;
  return {
    ...promo,
    discountPerc: toRoundPriceDiscount(item.priceCents, promo.warehousePromoTypeId === 8 ? 45 : 28),
  };
}

/** The next leaflet: percentages on products without a current promotion. */
function pickAnnouncedPromo(item: ProductDraft): SeedPromo | null {
  const key = `${item.shelfSlug}|${item.makerKey}|announced`;
  if (hash(key) % 100 >= 16) return null;
  return {
    warehousePromoId: 1_800_000 + (hash(`${key}|id`) % 99_999),
    campaign: "prossima-quindicina",
    ...percentOffer(pick([20, 25, 30, 33, 40], key)),
  };
}

export type PromotionFields = Pick<SeedProduct, "promo" | "announcedPromo" | "lowestPrice30Cents">;

/** None for infant formula (D.M. 82/2009) and without a price; no multi-buy for loose weight. */
export function getPromotions(item: ProductDraft): PromotionFields {
  const none = { promo: null, announcedPromo: null, lowestPrice30Cents: null };
  if (item.classes.includes(10291) || item.priceCents === null) return none;
  const promo = pickPromo(item);
  if (!promo || (item.infos.TIPOLOGIA === "Sfuso" && !promo.discountPerc))
    return { ...none, announcedPromo: pickAnnouncedPromo(item) };
  if (!promo.discountPerc) return { ...none, promo };
  return { ...none, promo, lowestPrice30Cents: getLowestPrice(item, item.priceCents, promo.discountPerc) };
}

/** Usually the list price; some products were cheaper for a few days. */
function getLowestPrice(item: ProductDraft, priceCents: number, perc: number): number {
  if (hash(`${item.slug}|lowest`) % 6 !== 0) return priceCents;
  return Math.max(Math.round(priceCents * 0.92), Math.ceil(priceCents * (1 - perc / 100)));
}
