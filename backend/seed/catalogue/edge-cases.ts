import { isBelowCost } from "../../../lib/rules/prices/below-cost";
import type { SeedProduct } from "../types";
import { hash, sample } from "./hash";

const sampleKey = (purpose: string) => (item: SeedProduct) => `${purpose}|${item.slug}`;
const isPlain = (item: SeedProduct) => item.promo === null && item.rank > 60;
const cents = (value: number) => (value / 100).toFixed(2).replace(".", ",");

/** Makes samples of products untidy in the ways of real catalogues, in place. */
export function addEdgeCases(products: SeedProduct[]): void {
  const packed = products.filter((item) => item.infos.TIPOLOGIA === "Pezzo");

  for (const item of sample(products.filter(isPlain), 25, sampleKey("sold-out"))) item.stock = 0;
  const inStock = products.filter((item) => item.stock === null);
  sample(inStock, 20, sampleKey("few")).forEach((item, index) => {
    item.stock = item.infos.TIPOLOGIA === "Sfuso" ? 2 + (index % 4) : 1 + (index % 9);
  });
  for (const item of sample(packed.filter(isPlain), 8, sampleKey("no-price"))) item.priceCents = null;
  for (const item of sample(products.filter(isPlain), 6, sampleKey("no-picture"))) item.picture = null;
  for (const item of sample(
    products.filter((product) => product.stock !== 0),
    60,
    sampleKey("new"),
  ))
    item.isNew = true;
  for (const item of sample(
    products.filter((product) => product.rank < 200),
    24,
    sampleKey("highlight"),
  )) {
    item.classes = [10000, ...item.classes];
  }
  for (const item of sample(
    packed.filter((product) => product.promo !== null),
    12,
    sampleKey("daily"),
  ))
    item.dailyMax = 6;
  for (const item of sample(packed, 26, sampleKey("shouted"))) {
    item.name = item.name.toUpperCase().replace(" ", "  ");
  }
  const discounted = packed.filter(
    (product) => product.lowestPrice30Cents !== null && product.promo?.discountPerc,
  );
  for (const item of sample(discounted, 14, sampleKey("polluted"))) {
    const perc = String(Math.round((item.promo?.discountPerc ?? 0) * 10) / 10).replace(".", ",");
    item.description += ` (Minimo € ${cents(item.lowestPrice30Cents ?? 0)} - ${perc}%)`;
  }
  // The law wants the quantity said (D.P.R. 218/2001).
  for (const item of products.filter(({ promo }) => isBelowCost(promo)))
    item.stock ??= 40 + (hash(item.slug) % 160);
  const weighed = packed.filter((product) => product.unitMeasureBase === "KG");
  for (const item of sample(weighed, 12, sampleKey("lying-unit"))) item.infos.WEIGHT_UNIT_BASE = "PZ";
}
