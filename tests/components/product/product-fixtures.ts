import type { Product, Promo } from "@/lib/ebsn/domain/product";
import { makeProduct } from "@/tests/fixtures/cart";

export const PASTA: Product = makeProduct({
  productId: 752284,
  slug: "mezze-maniche-n-53",
  name: "Mezze maniche N.53",
  brand: "Divella",
  picture: { thumb: "/t.webp", photo: "/p.webp", large: "/l.webp", alt: "Mezze maniche" },
  prices: { display: 83, list: 83, standard: null, lowest30: null, unit: 166, baseUnit: "kg" },
});

export const PROMO: Promo = {
  warehousePromoId: 1,
  typeId: 5,
  selectable: false,
  selectableText: "",
  discountPerc: 55.034,
  hasPercentage: true,
  percentagePrice: null,
  pieces: null,
  cssClass: "",
  body: "PROMO",
  header: "",
  bubble: "",
  validityDate: "2026-11-13",
  expireDate: "2026-11-26",
};

export const DISCOUNTED_PASTA: Product = {
  ...PASTA,
  prices: { display: 67, list: 149, standard: 149, lowest30: 149, unit: 134, baseUnit: "kg" },
  promo: PROMO,
};
