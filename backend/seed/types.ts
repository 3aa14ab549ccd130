import type { PictureSpec, SceneSpec } from "../pictures/spec";

/** A node of the category tree; `slug` is the full path ("frutta-e-verdura/frutta/mele"). */
export type SeedCategory = {
  categoryId: number;
  name: string;
  slug: string;
  parentId: number | null;
  /** HTML text of the landing page, "" when none. */
  description: string;
  seoTitle: string;
  seoDescription: string;
  /** The department's ground tint, hex. */
  ground: string;
  /** Picture of the department tile; null below the first level where nothing fits. */
  scene: SceneSpec | null;
};

export type SeedVendor = { vendorId: number; name: string; address: string };

/** Campaign periods move with the clock, so that a shop seeded last month still has live offers. */
export type Campaign =
  "settimana" | "quindicina" | "prossima-quindicina" | "mese" | "scade-oggi" | "scade-domani";

export type SeedPromo = {
  warehousePromoId: number;
  warehousePromoTypeId: number;
  campaign: Campaign;
  /** percentage cut of each piece, e.g. 25 → 25 %. */
  discountPerc?: number;
  /** `take` pieces for the price of `pay` (3×2). */
  multiBuy?: { take: number; pay: number };
  /** percentage off each second piece. */
  secondPiecePerc?: number;
  /** asks the customer Sì/No before it applies. */
  selectable?: { text: string };
  /** text of the bubble, "-25%", "3x2", "Prezzo speciale". */
  bubble: string;
  body: string;
  cssClass: string;
};

export type SeedNutrition = { label: string; value: string }[];

export type SeedFood = {
  legalName: string;
  /** HTML; allergens inside <strong>. */
  ingredients: string;
  allergens: string[];
  nutrition: SeedNutrition;
  storage: string;
  origin: string;
  use: string;
  /** "13,5 % vol", only above 1,2 %. */
  alcohol?: string;
};

/** What must be told about goods that are no food (GPSR art. 19). */
export type SeedSafety = { producer: string; warnings: string; use: string };

export type SeedProduct = {
  productId: number;
  codInt: string;
  barcode: string;
  slug: string;
  name: string;
  vendorId: number;
  /** Pack size as shown, "500 g"; "" on loose goods. */
  description: string;
  longDescription: string;
  categoryId: number;
  unitMeasureBase: "KG" | "LT" | "PZ" | "MT" | "LAV";
  /** Base units in one selling unit (0.5 for 500 g); 1 for goods sold by the kilogram. */
  contentBase: number;
  /** Cents a selling unit; cents a kilogram for Sfuso; null: without price. */
  priceCents: number | null;
  /** Lowest price of the last 30 days, cents, only where a promotion cuts the price. */
  lowestPrice30Cents: number | null;
  /** IVA percentage: 4, 5, 10 or 22. */
  iva: 4 | 5 | 10 | 22;
  /** productInfos exactly as EBSN sends them: texts. */
  infos: Record<string, string>;
  dayLock: string;
  selectOptions: { name: string; parameterName: string; options: { key: string; value: string }[] }[];
  /** ids of SeedProductClass. */
  classes: number[];
  isNew: boolean;
  /** null: unlimited. */
  stock: number | null;
  /** Pieces a customer may buy in one day; null: no limit. */
  dailyMax: number | null;
  promo: SeedPromo | null;
  /** The promotion of the leaflet that is announced: until its first day it changes no price. */
  announcedPromo: SeedPromo | null;
  food: SeedFood | null;
  /** Non-food only. */
  safety: SeedSafety | null;
  /** null: a product without picture. */
  picture: PictureSpec | null;
  /** Sales rank, 1 best: relevance and "most bought". */
  rank: number;
};

/** group 10000: highlights and features (Biologico, Senza glutine…); `max`: the class maximum over the cart. */
export type SeedProductClass = {
  productClassId: number;
  groupId: number;
  name: string;
  max: { value: number; unit: string } | null;
};
