/** A unit prices are compared by; shown after the figure ("€/kg"). */
export type BaseUnit = "kg" | "l" | "pz" | "m" | "lav";

export type PictureUrls = { thumb: string; photo: string; large: string; alt: string };

/** How a product is sold; quantities as EBSN numbers (kilograms for loose goods), 3 decimals. */
export type Selling = {
  kind: "piece" | "package" | "loose";
  minAcq: number;
  /** null: no limit. */
  maxAcq: number | null;
  qtyMult: number;
  qtyLocked: boolean;
  /** kilograms a click; null when the shop does not say. */
  stepSelling: number | null;
  /** kilograms of the first click, or of one package; null when the shop does not say. */
  weightSelling: number | null;
  /** kilograms of one piece of a loose product; null when it has none. */
  weightSingleUnit: number | null;
  /** label after quantities: "pz", "kg", "conf". */
  unit: string;
  /** what a package's weight is told in ("kg", "l"); missing: kilograms. */
  weightUnit?: string;
  multiPack: number;
  splitOnPackage: boolean;
  /** the weight is only known after picking. */
  variableWeight: boolean;
  /** percentage by which it may then differ; null when the shop does not say. */
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
  /** pieces the promotion asks for ("su 2 pezzi"); null when it does not. */
  pieces: number | null;
  cssClass: string;
  body: string;
  /** header markup, sanitised before it is shown. */
  header: string;
  bubble: string;
  /** first and last day, YYYY-MM-DD; "" when unknown. */
  validityDate: string;
  expireDate: string;
};

/** Amounts in integer cents; null where the shop does not say. */
export type Prices = {
  /** to pay for one selling unit (one kilogram when loose); null: no price, cannot be bought. */
  display: number | null;
  /** list price. */
  list: number | null;
  /** price before the promotion as the shop states it. */
  standard: number | null;
  /** lowest of the last 30 days. */
  lowest30: number | null;
  /** to pay for one base unit. */
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

/** A product as every list, card and cart line sees it. */
export type Product = {
  productId: number;
  code: string;
  slug: string;
  name: string;
  /** the brand (shortDescr). */
  brand: string;
  /** pack size without notices, "500 g"; "" on loose goods. */
  packSize: string;
  categoryId: number | null;
  picture: PictureUrls | null;
  prices: Prices;
  promo: Promo | null;
  selling: Selling;
  /** pieces that can be had; 0: not available. */
  available: number;
  isNew: boolean;
  /** a bag: sold like goods, without a page of its own. */
  isPackaging: boolean;
  highlighted: boolean;
  /** features such as "Biologico". */
  features: string[];
  selectOptions: SelectOption[];
  classMax: { name: string; max: number; unit: string } | null;
  dailyMax: number | null;
  /** weekday and hour locks as the shop wrote them. */
  dayLock: string;
  /** hours between order and availability; 0: none. */
  leadTimeHours: number;
  lockCutoff: string;
  warehouseId: number | null;
};

/** Texts may be markup and are sanitised before they are shown; "" when the shop does not say. */
export type ProductDetail = Product & {
  description: string;
  gtin: string;
  vendorId: number | null;
  pictures: PictureUrls[];
  crumbs: Crumb[];
  ivaPercent: number | null;
  food: {
    legalName: string;
    ingredients: string;
    allergens: string;
    nutrition: string;
    storage: string;
    origin: string;
    use: string;
    producer: string;
    warnings: string;
  };
};

export type Page = { number: number; count: number; items: number; size: number };

export type FacetValue = { id: string; name: string; count: number };
export type Facet = { name: string; parameterName: string; values: FacetValue[] };

export type ProductList = {
  products: Product[];
  page: Page;
  facets: Facet[];
  /** What was most likely meant by misspelt words, likeliest first; empty when nothing was misspelt. */
  mended: string[];
};

export type Suggestions = { terms: string[]; categories: Crumb[]; products: Product[] };
