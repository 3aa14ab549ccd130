import type { Campaign, SeedProduct, SeedPromo } from "../types";
import type { Draft } from "./expand";
import { hash, pick } from "./hash";

type Offer = Pick<
  SeedPromo,
  | "warehousePromoTypeId"
  | "discountPerc"
  | "multiBuy"
  | "secondPiecePerc"
  | "selectable"
  | "bubble"
  | "body"
  | "cssClass"
>;

const percent = (perc: number): Offer => ({
  warehousePromoTypeId: 5,
  discountPerc: perc,
  bubble: `-${perc}%`,
  body: "PROMO",
  cssClass: "promo_discount promo_percent",
});

/** Mechanisms of the season; the more often a mechanism stands here, the more shelves run it. */
const OFFERS: readonly Offer[] = [
  percent(20),
  percent(25),
  percent(30),
  percent(33),
  percent(40),
  percent(50),
  percent(15),
  percent(25),
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
    bubble: "-20% con Carta",
    body: "SOLO CON CARTA MADIA",
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
    selectable: { text: "Usa 5 bolloni della tua Carta Madia e paga questo articolo il 30% in meno." },
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

/** Types 3 and 8 name a price, not a percentage: about `depth` % off, down to x,x9. */
function towardsRoundPrice(priceCents: number, depth: number): number {
  const target = Math.max(Math.floor((priceCents * (1 - depth / 100)) / 10) * 10 - 1, 9);
  return Math.round((1 - target / priceCents) * 100_000) / 1000;
}

/** Whether a shelf's maker is in offer, and how: one draw for all its goods there. */
function offerFor(item: Draft): SeedPromo | null {
  const loose = item.infos.TIPOLOGIA === "Sfuso";
  const key = loose ? item.slug : `${item.shelfSlug}|${item.makerKey}`;
  if (hash(`${key}|offer`) % 100 >= 23) return null;
  const offer = pick(OFFERS, `${key}|mechanism`);
  const promo: SeedPromo = {
    warehousePromoId: 1_900_000 + (hash(`${key}|id`) % 99_999),
    campaign: pick(CAMPAIGNS, `${key}|campaign`),
    ...offer,
  };
  if (promo.discountPerc !== 0 || item.priceCents === null) return promo;
  return {
    ...promo,
    discountPerc: towardsRoundPrice(item.priceCents, promo.warehousePromoTypeId === 8 ? 45 : 28),
  };
}

/** The next fortnight's leaflet: percentages on goods that have no other promotion now. */
function announce(item: Draft): SeedPromo | null {
  const key = `${item.shelfSlug}|${item.makerKey}|announced`;
  if (hash(key) % 100 >= 16) return null;
  return {
    warehousePromoId: 1_800_000 + (hash(`${key}|id`) % 99_999),
    campaign: "prossima-quindicina",
    ...percent(pick([20, 25, 30, 33, 40], key)),
  };
}

export type Promoted = Pick<SeedProduct, "promo" | "announcedPromo" | "lowestPrice30Cents">;

/** Infant formula (D.M. 82/2009), goods without a price and pieces sold loose by the several get none. */
export function promote(item: Draft): Promoted {
  const none = { promo: null, announcedPromo: null, lowestPrice30Cents: null };
  if (item.classes.includes(10291) || item.priceCents === null) return none;
  const promo = offerFor(item);
  if (!promo || (item.infos.TIPOLOGIA === "Sfuso" && !promo.discountPerc))
    return { ...none, announcedPromo: announce(item) };
  if (!promo.discountPerc) return { ...none, promo };
  return { ...none, promo, lowestPrice30Cents: lowestBefore(item, item.priceCents, promo.discountPerc) };
}

/** Most goods kept their price for the month before; some had already been cheaper for a few days. */
function lowestBefore(item: Draft, priceCents: number, perc: number): number {
  if (hash(`${item.slug}|lowest`) % 6 !== 0) return priceCents;
  return Math.max(Math.round(priceCents * 0.92), Math.ceil(priceCents * (1 - perc / 100)));
}
