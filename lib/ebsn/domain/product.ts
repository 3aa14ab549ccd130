import type { FoodFacts } from "../../rules/products/food-facts";
import type { EnergyLabel } from "../../rules/products/energy-label";
import type { HazardPictogram } from "../../rules/products/hazards";
import type { BaseUnit } from "../../rules/products/measures";
import type { ReducedQuantity } from "../../rules/products/reduced-quantity";
import type { ArticleCard } from "./article";
import type { PageInfo } from "./page";

export type PictureUrls = {
  thumb: string;
  photo: string;
  large: string;
  alt: string;
  /** Hex, shown until the picture has come. */
  colour?: string;
};

/** Quantities in pieces, or kilograms for loose products, 3 decimals. */
export type Selling = {
  kind: "piece" | "package" | "loose";
  minAcq: number;
  maxAcq: number | null;
  qtyMult: number;
  qtyLocked: boolean;
  /** Kilograms per click; null when unknown. */
  stepSelling: number | null;
  /** Kilograms of the first click, or of one package; null when unknown. */
  weightSelling: number | null;
  /** Kilograms of one piece of a loose product. */
  weightSingleUnit: number | null;
  unit: string;
  /** Unit of a package's weight ("kg", "l"); kilograms by default. */
  weightUnit?: string;
  multiPack: number;
  splitOnPackage: boolean;
  variableWeight: boolean;
  tolerancePerc: number | null;
};

export type Promo = {
  warehousePromoId: number;
  typeId: number;
  selectable: boolean;
  selectableText: string;
  discountPerc: number | null;
  hasPercentage: boolean;
  percentagePrice: number | null;
  /** Pieces the promotion requires ("su 2 pezzi"). */
  pieces: number | null;
  cssClass: string;
  body: string;
  /** Unsanitised HTML. */
  header: string;
  bubble: string;
  /** Text for the cart, as sent. */
  bubbleCheckout?: string;
  /** YYYY-MM-DD; "" when unknown. */
  validityDate: string;
  expireDate: string;
};

/** Integer cents; null when unknown. */
export type Prices = {
  /** Price of one selling unit (a kilogram when loose); null: cannot be bought. */
  display: number | null;
  list: number | null;
  standard: number | null;
  lowest30: number | null;
  unit: number | null;
  baseUnit: BaseUnit | null;
};

export type SelectOption = {
  name: string;
  parameterName: string;
  options: { key: string; value: string }[];
  selected: string;
};

export type Crumb = { name: string; slug: string };

export type Product = {
  productId: number;
  code: string;
  slug: string;
  name: string;
  brand: string;
  packSize: string;
  categoryId: number | null;
  picture: PictureUrls | null;
  prices: Prices;
  promo: Promo | null;
  selling: Selling;
  available: number;
  canAlert?: true;
  isNew: boolean;
  isPackaging: boolean;
  highlighted: boolean;
  features: string[];
  /** Infant formula, or what the shop marks so: no promotion, recommendation, replacement or advertisement. */
  notPromotable?: true;
  selectOptions: SelectOption[];
  classMax: { name: string; max: number; unit: string } | null;
  dailyMax: number | null;
  dayLock: string;
  leadTimeHours: number;
  lockCutoff: string;
  warehouseId: number | null;
  foodFacts?: FoodFacts;
  energyLabel?: EnergyLabel;
};

export type PriceChange = { at: string; cents: number | null };

/** Texts may be unsanitised HTML. */
export type ProductDetail = Product & {
  description: string;
  gtin: string;
  vendorId: number | null;
  pictures: PictureUrls[];
  crumbs: Crumb[];
  ivaPercent: number | null;
  reducedQuantity: ReducedQuantity | null;
  /** Product information sheet of a product with an energy label; "" without. */
  energySheet: string;
  /** Oldest first. */
  priceChanges: PriceChange[];
  food: {
    legalName: string;
    ingredients: string;
    allergens: string;
    nutrition: string;
    storage: string;
    origin: string;
    /** Countries of rearing and of slaughter. */
    rearingCountry: string;
    slaughterCountry: string;
    use: string;
    producer: string;
    warnings: string;
    hazards: HazardPictogram[];
    /** "13,5 % vol", required above 1.2 %. */
    alcohol: string;
  };
};

export type FacetValue = { id: string; name: string; count: number };
export type Facet = { name: string; parameterName: string; values: FacetValue[] };

export type ProductList = {
  products: Product[];
  page: PageInfo;
  facets: Facet[];
  /** Most likely first. */
  correctedQueries: string[];
  /** The shop has not what was searched for: these are the nearest products. */
  isOnlyNearest: boolean;
};

export type Suggestions = {
  terms: string[];
  categories: Crumb[];
  products: Product[];
  articles: Pick<ArticleCard, "articleId" | "kind" | "slug" | "title">[];
};
