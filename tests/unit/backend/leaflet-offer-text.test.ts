import { badgeText, priceBefore, sizeText } from "@/backend/modules/leaflet/offer-text";
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

test("the price of the unit stands beside the size", () => {
  expect(sizeText(row, 170)).toBe("500 g · 3,40 €/kg");
  expect(sizeText({ ...row, infos: { TIPOLOGIA: "Sfuso" } }, 170)).toBe("al kg");
});
