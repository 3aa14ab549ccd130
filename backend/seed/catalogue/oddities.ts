import type { SeedProduct } from "../types";
import { sample } from "./hash";

const by = (purpose: string) => (item: SeedProduct) => `${purpose}|${item.slug}`;
const plain = (item: SeedProduct) => item.promo === null && item.rank > 60;
const cents = (value: number) => (value / 100).toFixed(2).replace(".", ",");

/** Changes some products in place, each sample for one of the ways in which real catalogues are untidy. */
export function makeUntidy(products: SeedProduct[]): void {
  const packed = products.filter((item) => item.infos.TIPOLOGIA === "Pezzo");

  for (const item of sample(products.filter(plain), 25, by("sold-out"))) item.stock = 0;
  const inStock = products.filter((item) => item.stock === null);
  sample(inStock, 20, by("few")).forEach((item, index) => {
    item.stock = item.infos.TIPOLOGIA === "Sfuso" ? 2 + (index % 4) : 1 + (index % 9);
  });
  for (const item of sample(packed.filter(plain), 8, by("no-price"))) item.priceCents = null;
  for (const item of sample(products.filter(plain), 6, by("no-picture"))) item.picture = null;
  for (const item of sample(
    products.filter((one) => one.stock !== 0),
    60,
    by("new"),
  ))
    item.isNew = true;
  for (const item of sample(
    products.filter((one) => one.rank < 200),
    24,
    by("highlight"),
  )) {
    item.classes = [10000, ...item.classes];
  }
  for (const item of sample(
    packed.filter((one) => one.promo !== null),
    12,
    by("daily"),
  ))
    item.dailyMax = 6;
  for (const item of sample(packed, 26, by("shouted"))) {
    item.name = item.name.toUpperCase().replace(" ", "  ");
  }
  const cut = packed.filter((one) => one.lowestPrice30Cents !== null && one.promo?.discountPerc);
  for (const item of sample(cut, 14, by("polluted"))) {
    const perc = String(Math.round((item.promo?.discountPerc ?? 0) * 10) / 10).replace(".", ",");
    item.description += ` (Minimo € ${cents(item.lowestPrice30Cents ?? 0)} - ${perc}%)`;
  }
  const weighed = packed.filter((one) => one.unitMeasureBase === "KG");
  for (const item of sample(weighed, 12, by("lying-unit"))) item.infos.WEIGHT_UNIT_BASE = "PZ";
}
