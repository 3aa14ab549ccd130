import { z } from "zod";
import { UNLIMITED } from "../../rules/quantities/unlimited-stock";
import {
  flag,
  id,
  instant,
  isRecord,
  list,
  loose,
  mainList,
  markup,
  metaData,
  number,
  optional,
  optionalId,
  optionalNumber,
  slug,
  text,
  textRecord,
} from "./lenient";

const unitSchema = z.object({ umId: optionalId, um: text });

export const promoViewSchema = z.object({
  cssClass: text,
  body: text,
  header: markup,
  bubble: markup,
  bubbleCheckout: markup,
  hasPercentage: flag,
  MPieces: optionalNumber,
  percentagePrice: optionalNumber,
  selectablePromoText: text,
});

const warehousePromoSchema = z.object({
  warehousePromoId: number,
  warehousePromoTypeId: number,
  promoType: text,
  discountPerc: optionalNumber,
  discount: optionalNumber,
  cashDeskPromo: flag,
  validityDate: text,
  expireDate: text,
  selectable: flag,
  view: optional(promoViewSchema),
});

const selectOptionSchema = z.object({
  name: text,
  parameterName: text,
  options: list(z.object({ key: text, value: text })),
  selected: text,
});

const productClassSchema = z.object({
  productClassId: optionalId,
  productClassGroupId: optionalId,
  name: text,
  description: text,
});

export const productSchema = z.object({
  productId: optionalId,
  id: optionalId,
  codInt: text,
  codVar: text,
  name: text,
  shortDescr: text,
  description: text,
  descr: markup,
  slug,
  itemUrl: text,
  barcode: text,
  categoryId: optionalId,
  vendor: optional(z.object({ vendorId: optionalId, name: text })),
  breadCrumbs: list(z.object({ name: text, slug, categoryId: optionalId })),
  ivaCategory: optional(z.object({ ivaPct: optionalNumber, descr: text })),
  unitMeasureBase: optional(unitSchema),
  unitMeasureBaseSelling: optional(unitSchema),
  productInfos: textRecord,
  dayLock: text,
  minAcq: optionalNumber,
  maxAcq: optionalNumber,
  dailyMax: optionalNumber,
  newProduct: flag,
  isNew: flag,
  highlight: flag,
  isPackaging: flag,
  productClasses: list(productClassSchema),
  productClassRuleMax: optional(z.object({ productClassName: text, max: optionalNumber, unit: text })),
  selectOptions: list(selectOptionSchema),
  mediaURL: text,
  mediaURLMedium: text,
  mediaURLLarge: text,
  media: list(z.object({ medium: text, large: text, thumb: text, alt: text })),
  price: optionalNumber,
  priceDisplay: optionalNumber,
  priceStandardDisplay: optionalNumber,
  priceUmDisplay: optionalNumber,
  priceStandardUmDisplay: optionalNumber,
  priceUm: optionalNumber,
  priceUnitDisplay: text,
  weightUnitDisplay: text,
  stockAlert: flag,
  lowestPrice30: optionalNumber,
  warehousePromo: optional(warehousePromoSchema),
  /** A quantity. Shops that send none, or whether there is any, set no limit. */
  available: loose.transform((value) =>
    ["", "true"].includes(String(value ?? "").trim()) ? UNLIMITED : Number(value) || 0,
  ),
  priceHistory: list(z.object({ dateIso: instant, price: optionalNumber })),
  deliveryWarehouse: optional(z.object({ warehouseId: optionalId, name: text })),
  metaData,
});

/** Of a line, which is shown and paid for also where its product cannot be read. */
export const embeddedProductSchema = z.preprocess(
  (product) => (isRecord(product) ? product : {}),
  productSchema,
);

/** Some shops send a list of just the product. */
export const productDetailSchema = z.preprocess((data) => {
  const { products } = data as { products?: unknown };
  return Array.isArray(products) ? (products.length === 1 ? products[0] : {}) : data;
}, productSchema);

export const pageSchema = z.object({
  selPage: number.transform((page) => Math.max(1, page)),
  totPages: number,
  totItems: number,
  itemsPerPage: number,
});

const facetValueSchema = z.object({
  id: text,
  name: text,
  description: text,
  count: number,
  filteredCount: optionalNumber,
  priority: optionalNumber,
});

export const facetSchema = z.object({
  name: text,
  parameterName: text,
  paramType: text,
  values: list(facetValueSchema),
});

export const productListSchema = z.object({
  page: optional(pageSchema),
  products: mainList(productSchema),
  facets: list(facetSchema),
  /** `corrected` are corrected queries; `literal`: they were not applied; `nearest`: nothing is what was asked for. */
  search: optional(z.object({ corrected: list(text), literal: flag, nearest: flag })),
});

export const suggestSchema = z.object({
  items: list(productSchema),
  terms: list(z.object({ name: text })),
  categories: list(z.object({ categoryId: id, name: text, slug })),
  /** `type` as in `articleType`. */
  articles: list(z.object({ articleId: id, title: text, slug, type: text })),
});

export type WireProduct = z.input<typeof productSchema>;
export type WireProductList = z.input<typeof productListSchema>;
export type WireSuggest = z.input<typeof suggestSchema>;
export type WireFacet = z.input<typeof facetSchema>;
export type WirePromo = z.input<typeof warehousePromoSchema>;
export type RawProduct = z.output<typeof productSchema>;
export type RawProductList = z.output<typeof productListSchema>;
