import type { EnergyClass } from "../../lib/rules/products/energy-label";
import type { HazardPictogram } from "../../lib/rules/products/hazards";
import type { PictureSpec, SceneSpec } from "../pictures/spec";

/** `slug` is the full path ("frutta-e-verdura/frutta/mele"). */
export type SeedCategory = {
  categoryId: number;
  name: string;
  slug: string;
  parentId: number | null;
  /** HTML, or "". */
  description: string;
  seoTitle: string;
  seoDescription: string;
  /** Background tint, hex. */
  ground: string;
  scene: SceneSpec | null;
};

export type SeedVendor = { vendorId: number; name: string; address: string };

/** Relative to the clock, so that promotions of an old seed stay current. */
export type Campaign =
  "settimana" | "quindicina" | "prossima-quindicina" | "mese" | "scade-oggi" | "scade-domani";

export type SeedPromo = {
  warehousePromoId: number;
  warehousePromoTypeId: number;
  campaign: Campaign;
  discountPerc?: number;
  /** `take` pieces for the price of `pay` (3×2). */
  multiBuy?: { take: number; pay: number };
  secondPiecePerc?: number;
  selectable?: { text: string };
  needsCard?: true;
  points?: number;
  /** "-25%", "3x2", "Prezzo speciale". */
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
  alcohol?: string;
  /** Countries of rearing and of slaughter (Reg. 1337/2013). */
  reared?: string;
  slaughtered?: string;
};

/** Energy label and product information sheet (Reg. EU 2019/2015, annexes III and V). */
export type SeedEnergy = {
  energyClass: EnergyClass;
  kilowattHours: number;
  model: string;
  sheet: { label: string; value: string }[];
};

/** Mandatory non-food information (GPSR art. 19). */
export type SeedSafety = {
  producer: string;
  warnings: string;
  use: string;
  hazards?: HazardPictogram[];
  energy?: SeedEnergy;
};

export type SeedProduct = {
  productId: number;
  codInt: string;
  barcode: string;
  slug: string;
  name: string;
  vendorId: number;
  /** "500 g"; "" for loose weight. */
  description: string;
  longDescription: string;
  categoryId: number;
  unitMeasureBase: "KG" | "LT" | "PZ" | "MT" | "LAV";
  /** Base units in one selling unit (0.5 for 500 g); 1 when sold by the kilogram. */
  contentBase: number;
  /** Cents per selling unit or, for loose weight, kilogram; null: without a price. */
  priceCents: number | null;
  lowestPrice30Cents: number | null;
  /** VAT percentage. */
  iva: 4 | 5 | 10 | 22;
  infos: Record<string, string>;
  dayLock: string;
  selectOptions: { name: string; parameterName: string; options: { key: string; value: string }[] }[];
  classes: number[];
  isNew: boolean;
  /** null: unlimited. */
  stock: number | null;
  dailyMax: number | null;
  promo: SeedPromo | null;
  /** Promotion of the next leaflet; it changes no price before its first day. */
  announcedPromo: SeedPromo | null;
  food: SeedFood | null;
  safety: SeedSafety | null;
  picture: PictureSpec | null;
  /** 1 is the best. */
  rank: number;
};

/** Group 10000: highlights and features; `max`: maximum over the cart. */
export type SeedProductClass = {
  productClassId: number;
  groupId: number;
  name: string;
  max: { value: number; unit: string } | null;
};
