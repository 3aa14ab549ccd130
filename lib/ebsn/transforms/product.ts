import type { Prices, Product, ProductList, Promo, Selling, Suggestions } from "../domain/product";
import type { RawProduct, RawProductList } from "../schemas/product";
import { promoViewSchema, type suggestSchema } from "../schemas/product";
import type { z } from "zod";
import { cleanDescription } from "../../rules/products/pack-size";
import { type FoodFacts, readFoodFacts } from "../../rules/products/food-facts";
import { readEnergyLabel } from "../../rules/products/energy-label";
import { decodeEntities } from "../schemas/html-entities";
import { isTrue } from "../../rules/is-true";
import { isInfantFormula } from "../../rules/products/infant-formula";
import { unitPrice } from "../../rules/prices/unit-price";
import { toBaseWeight, toLooseWeight } from "../../rules/quantities/weight-units";
import { readableName } from "../../rules/text/names";
import { toArticleKind } from "./article";
import { toCents } from "./cents";
import { toIsoDate } from "./iso-date";
import { toPageInfo } from "./page";
import { toPicture } from "./picture";
import { namedSlug } from "./product-slug";

const HIGHLIGHTED_CLASS = 10000;
const BRAND_GROUP = 10002;

const KINDS: Record<string, Selling["kind"]> = { pezzo: "piece", confezione: "package", sfuso: "loose" };

/** Products that may not be promoted have no promotion and no former price, whatever the shop sends. */
const isPromotable = ({ productInfos, productClasses }: RawProduct): boolean =>
  !isTrue(productInfos.NOT_PROMOTABLE) && !isInfantFormula(productClasses.map(({ name }) => name));

const isPricedByKilogram = ({ priceUnitDisplay }: RawProduct) => /^kg\.?$/i.test(priceUnitDisplay);

const kindOf = (raw: RawProduct) =>
  KINDS[(raw.productInfos.TIPOLOGIA ?? "").toLowerCase()] ?? (isPricedByKilogram(raw) ? "loose" : "piece");

export function positiveCents(euros: number | null): number | null {
  const cents = toCents(euros) ?? 0;
  return cents > 0 ? cents : null;
}

const payableCents = (raw: RawProduct) => positiveCents(raw.priceDisplay) ?? positiveCents(raw.price);

/** Some shops send the unit price of the regular price alone. */
function toUnitCents(raw: RawProduct): number | null {
  const regular = positiveCents(raw.priceStandardUmDisplay) ?? positiveCents(raw.priceUm);
  const payable = payableCents(raw);
  const regularPrice = positiveCents(raw.priceStandardDisplay) ?? positiveCents(raw.price) ?? payable;
  const inProportion =
    regular && payable && regularPrice ? Math.round((regular * payable) / regularPrice) : null;
  return positiveCents(raw.priceUmDisplay) ?? inProportion;
}

function toPrices(raw: RawProduct, noticeCents: number | null): Prices {
  const display = payableCents(raw);
  const list = toCents(raw.price);
  const unit = unitPrice({
    kind: kindOf(raw),
    price: display,
    listPrice: list,
    priceUm: toUnitCents(raw),
    labels: [raw.unitMeasureBaseSelling?.um, raw.unitMeasureBase?.um, raw.weightUnitDisplay],
    description: raw.description,
  });
  const units = { unit: unit?.cents ?? null, baseUnit: unit?.unit ?? null };
  if (!isPromotable(raw)) return { display, list: display ?? list, standard: null, lowest30: null, ...units };
  return {
    display,
    list,
    standard: toCents(raw.priceStandardDisplay),
    lowest30: toCents(raw.lowestPrice30) ?? noticeCents,
    ...units,
  };
}

const NO_VIEW = promoViewSchema.parse({});

function toPromo(raw: RawProduct): Promo | null {
  const promo = raw.warehousePromo;
  if (!promo || !promo.warehousePromoTypeId || !isPromotable(raw)) return null;
  const view = promo.view ?? NO_VIEW;
  return {
    warehousePromoId: promo.warehousePromoId,
    typeId: promo.warehousePromoTypeId,
    selectable: promo.selectable,
    selectableText: view.selectablePromoText,
    discountPerc: promo.discountPerc,
    hasPercentage: view.hasPercentage,
    percentagePrice: view.percentagePrice,
    pieces: view.MPieces,
    cssClass: view.cssClass,
    body: decodeEntities(view.body),
    header: decodeEntities(view.header),
    bubble: decodeEntities(view.bubble),
    ...(view.bubbleCheckout && { bubbleCheckout: decodeEntities(view.bubbleCheckout) }),
    validityDate: toIsoDate(promo.validityDate),
    expireDate: toIsoDate(promo.expireDate),
  };
}

/** "0", "0.0" and texts that are no numbers mean "not set". */
function infoNumber(infos: Record<string, string>, key: string): number | null {
  const value = Number((infos[key] ?? "").replace(",", "."));
  return Number.isFinite(value) && value > 0 ? value : null;
}

function infoWeight(infos: Record<string, string>, key: string, kind: Selling["kind"]): number | null {
  const value = infoNumber(infos, key);
  if (value === null || kind !== "loose") return value && toBaseWeight(value, infos.WEIGHT_UNIT_SELLING);
  const deciding = ["WEIGHT_SELLING", "STEP_SELLING"].flatMap((name) => infoNumber(infos, name) ?? []);
  return toLooseWeight(value, infos.WEIGHT_UNIT_SELLING, deciding);
}

function toSelling(raw: RawProduct): Selling {
  const infos = raw.productInfos;
  const kind = kindOf(raw);
  return {
    kind,
    minAcq: raw.minAcq || infoNumber(infos, "MINACQ") || 1,
    maxAcq: raw.maxAcq || infoNumber(infos, "MAXACQ"),
    qtyMult: infoNumber(infos, "QTY_MULT") ?? 1,
    qtyLocked: isTrue(infos.QTY_LOCKED),
    stepSelling:
      kind === "loose" ? infoWeight(infos, "STEP_SELLING", kind) : infoNumber(infos, "STEP_SELLING"),
    weightSelling: infoWeight(infos, "WEIGHT_SELLING", kind),
    weightSingleUnit: infoWeight(infos, "WEIGHT_SELLING_SINGLE_UNIT", kind),
    weightUnit: infos.WEIGHT_UNIT_SELLING?.trim().toLowerCase() || undefined,
    unit: kind === "loose" ? "kg" : raw.priceUnitDisplay.toLowerCase() || "pz",
    multiPack: infoNumber(infos, "MULTI_PACK") ?? 1,
    splitOnPackage: isTrue(infos.SPLIT_ON_PACKAGE),
    variableWeight: kind === "loose" || isTrue(infos.WEIGHT_VARIABLE),
    tolerancePerc: infoNumber(infos, "WEIGHT_TOLERANCE"),
  };
}

const idOf = ({ productId, id }: RawProduct): number => productId ?? id ?? 0;

const slugOf = (raw: RawProduct): string => namedSlug(raw) || String(idOf(raw) || "");

export function toFoodFacts(raw: RawProduct, allergens?: string): { foodFacts?: FoodFacts } {
  const classes = raw.productClasses.map(({ name }) => name);
  const foodFacts = readFoodFacts({ infos: raw.productInfos, classes, allergens });
  return foodFacts ? { foodFacts } : {};
}

const brandClass = ({ productClasses }: RawProduct) =>
  productClasses.find(({ productClassGroupId }) => productClassGroupId === BRAND_GROUP)?.name;

export function toProduct(raw: RawProduct): Product {
  const name = readableName(raw.name);
  const pack = cleanDescription(raw.description);
  const infos = raw.productInfos;
  return {
    productId: idOf(raw),
    code: raw.codInt,
    slug: slugOf(raw),
    name,
    brand: readableName(raw.shortDescr || brandClass(raw) || raw.vendor?.name || ""),
    packSize: pack.size,
    categoryId: raw.categoryId,
    picture: toPicture(raw, name),
    prices: toPrices(raw, pack.lowestPrice),
    promo: toPromo(raw),
    selling: toSelling(raw),
    available: raw.available,
    ...(raw.stockAlert && { canAlert: true as const }),
    isNew: raw.isNew || raw.newProduct,
    // Some shops do not flag bags but give them no page.
    isPackaging: raw.isPackaging || !(raw.slug || raw.itemUrl),
    ...(!isPromotable(raw) && { notPromotable: true as const }),
    highlighted:
      raw.highlight ||
      raw.productClasses.some((productClass) => productClass.productClassId === HIGHLIGHTED_CLASS),
    features: raw.productClasses
      .filter(
        (productClass) =>
          productClass.productClassId !== HIGHLIGHTED_CLASS &&
          productClass.productClassGroupId !== BRAND_GROUP,
      )
      .map((productClass) => productClass.name)
      .filter(Boolean),
    selectOptions: raw.selectOptions.filter((option) => option.options.length > 0),
    classMax: raw.productClassRuleMax?.max
      ? {
          name: raw.productClassRuleMax.productClassName,
          max: raw.productClassRuleMax.max,
          unit: raw.productClassRuleMax.unit,
        }
      : null,
    dailyMax: raw.dailyMax,
    dayLock: raw.dayLock,
    leadTimeHours: infoNumber(infos, "LEAD_TIME") ?? 0,
    lockCutoff: infos.PRODUCT_LOCK_CUTOFF ?? "",
    warehouseId: raw.deliveryWarehouse?.warehouseId ?? null,
    ...toFoodFacts(raw),
    ...readEnergyLabel(infos),
  };
}

/** One that could not be told from another, or put into a cart, is in no list. */
export const hasId = (raw: RawProduct): boolean => idOf(raw) !== 0;

export const toProducts = (raws: RawProduct[]): Product[] => raws.filter(hasId).map(toProduct);

export function toProductList(raw: RawProductList): ProductList {
  const products = toProducts(raw.products);
  return {
    products,
    correctedQueries: (raw.search?.corrected ?? []).filter(Boolean),
    isOnlyNearest: raw.search?.nearest ?? false,
    page: toPageInfo(raw.page, products.length),
    facets: raw.facets
      .filter((facet) => facet.parameterName && facet.values.length > 0)
      .map((facet) => ({
        name: facet.name,
        parameterName: facet.parameterName,
        values: facet.values.map((value) => ({
          id: value.id,
          name: readableName(value.name),
          count: value.filteredCount ?? value.count,
        })),
      })),
  };
}

export function toSuggestions(raw: z.output<typeof suggestSchema>): Suggestions {
  return {
    terms: raw.terms.map((term) => term.name).filter(Boolean),
    categories: raw.categories.map(({ name, slug }) => ({ name: readableName(name), slug })),
    products: toProducts(raw.items),
    articles: raw.articles
      .filter(({ slug, title }) => slug && title)
      .map(({ articleId, slug, title, type }) => ({ articleId, slug, title, kind: toArticleKind(type) })),
  };
}
