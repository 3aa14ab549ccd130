import {
  badgeText,
  conditionText,
  priceBefore,
  printedPrice,
  sizeText,
} from "@/backend/modules/leaflet/offer-text";
import { layoutOffer } from "@/backend/pictures/leaflet/offer";
import { leaflets } from "@/backend/seed/content";
import { products } from "@/backend/seed/catalogue";
import type { SeedPromo } from "@/backend/seed/types";

const promo: SeedPromo = {
  warehousePromoId: 1,
  warehousePromoTypeId: 5,
  campaign: "mese",
  discountPerc: 15,
  bubble: "-15%",
  body: "",
  cssClass: "promo",
};
const row = {
  promo,
  priceCents: 200,
  lowestPrice30Cents: 183,
  contentBase: 0.5,
  unitMeasureBase: "KG" as const,
  infos: {},
  picture: null,
  description: "500 g",
};

test("a page of the leaflet claims the discount on the lowest price of 30 days, as the card does", () => {
  const before = priceBefore(row, 170);
  expect(before).toBe(183);
  expect(badgeText(row, 170, before)).toBe("-7%");
});

test("it claims no discount above that price", () => {
  const before = priceBefore({ ...row, lowestPrice30Cents: 160 }, 170);
  expect(before).toBeNull();
  expect(badgeText(row, 170, before)).toBe("");
});

test("the unit price is beside the size", () => {
  expect(sizeText(row, 170)).toBe("500 g · 3,40 €/kg");
  expect(sizeText({ ...row, infos: { TIPOLOGIA: "Sfuso" } }, 170)).toBe("al kg");
});

const selectable = { text: "Usa 5 bolloni" };

test.each<[Partial<SeedPromo>, string]>([
  [{}, ""],
  [{ needsCard: true, bubble: "-20% con Carta" }, "Solo con Carta Vantaggi"],
  [{ needsCard: true, selectable, bubble: "-30% coi bolloni" }, "-30% coi bolloni"],
  [{ secondPiecePerc: 50, bubble: "-50% sul 2°" }, "-50% sul 2°"],
])("a page says what the price of %j depends on", (change, condition) => {
  expect(conditionText({ promo: { ...promo, ...change } })).toBe(condition);
});

const bolloni: SeedPromo = {
  ...promo,
  selectable,
  needsCard: true,
  discountPerc: 30,
  bubble: "-30% coi bolloni",
};

test("under a price with stamps stands what is paid without them, each per kilogram too", () => {
  const offer = { ...row, promo: bolloni, priceCents: 499, contentBase: 0.25 };
  const printed = printedPrice(offer);
  expect(printed).toEqual({
    price: 349,
    isReduced: true,
    withoutStamps: ["senza bolloni 4,99 €", "19,96 €/kg"],
  });
  expect(sizeText(offer, printed?.price ?? 0)).toBe("500 g · 13,96 €/kg");
  expect(printedPrice({ ...offer, infos: { TIPOLOGIA: "Sfuso" } })?.withoutStamps).toEqual([
    "senza bolloni 4,99 €",
    "al kg",
  ]);
});

test("a price counts as reduced when one piece costs less", () => {
  expect(printedPrice(row)).toEqual({ price: 170, isReduced: true, withoutStamps: [] });
  const { discountPerc: _discount, ...multiBuy } = { ...promo, multiBuy: { take: 3, pay: 2 }, bubble: "3x2" };
  expect(printedPrice({ ...row, promo: multiBuy })).toEqual({
    price: 200,
    isReduced: false,
    withoutStamps: [],
  });
  expect(printedPrice({ ...row, priceCents: null })).toBeNull();
});

test.each([
  { x: 6, y: 16, width: 42, height: 24 },
  { x: 6, y: 46, width: 42, height: 48 },
])("the price without stamps of an offer of %j covers neither price nor picture", (box) => {
  const { withoutStamps, price, picture } = layoutOffer({ box, condition: "-30% coi bolloni" });
  expect(withoutStamps.x + withoutStamps.w).toBeLessThanOrEqual(price.x);
  expect(withoutStamps.y).toBeGreaterThanOrEqual(picture.y + picture.h);
});

test("some seeded leaflet has an offer for the card, and one for stamps", () => {
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const offered = leaflets
    .flatMap(({ pages }) => pages.flatMap(({ areas }) => areas))
    .map(({ slug }) => conditionText({ promo: bySlug.get(slug)?.promo ?? null }));
  expect(offered).toEqual(expect.arrayContaining(["Solo con Carta Vantaggi", "-30% coi bolloni"]));
});

test.each([
  { x: 6, y: 16, width: 42, height: 24 },
  { x: 6, y: 46, width: 42, height: 48 },
])("the condition covers nothing else of an offer of %j", (box) => {
  const { condition, ...others } = layoutOffer({ box, condition: "Solo con Carta Vantaggi" });
  for (const other of Object.values(others))
    expect(other.y).toBeGreaterThanOrEqual(condition.y + condition.h);
  const bottom = ((box.y + box.height) / 100) * 1100;
  for (const other of Object.values(others)) expect(other.y + other.h).toBeLessThanOrEqual(bottom);
});
