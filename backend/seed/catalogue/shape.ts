import type { Pack, SceneSpec } from "../../pictures/spec";
import type { SeedProduct } from "../types";
import type { Lamp } from "./energy";

/** Grams per 100 g or ml: fat, saturates, carbohydrate, sugars, fibre, protein, salt. */
export type Nutrients = readonly [number, number, number, number, number, number, number];

export type Kind = "Pezzo" | "Confezione" | "Sfuso";

/** Defaults of a department, aisle or shelf; the inner one wins. */
export type ProductDefaults = {
  pack: Pack;
  /** Artwork names separated by commas; artwork found in the product name comes first. */
  art: string;
  side: string;
  /** true: take no artwork from the name. */
  plainArt: boolean;
  iva: SeedProduct["iva"];
  kind: Kind;
  base: SeedProduct["unitMeasureBase"];
  /** Legal name; makes the product a food. Tokens: {name} {v} {brand}. */
  legal: string;
  ing: string;
  nut: Nutrients;
  per: "g" | "ml";
  keep: string | readonly string[];
  from: string | readonly string[];
  /** Countries of rearing and of slaughter. */
  reared: string;
  slaughtered: string;
  use: string | readonly string[];
  vol: number;
  warn: string;
  /** A lamp: its label and information sheet. */
  lamp: Lamp;
  infos: Record<string, string>;
  /** Keys of `FEATURES`, separated by blanks. */
  classes: string;
  /** Keys of `OPTIONS`, separated by blanks. */
  options: string;
  dayLock: string;
  tell: string | readonly string[];
  /** Loose weight, kilograms: one piece, first amount, step; 0 omits it. */
  unit: number;
  start: number;
  step: number;
  /** Variants separated by semicolons; each is a product of its own. */
  of: string;
  label: string;
  dailyMax: number;
  /** Popularity; 1 is average. */
  pop: number;
};

export type ProductLine = {
  name: string;
  brands: string[];
  sizes: string;
  overrides: Partial<ProductDefaults>;
};
export type Shelf = { name: string; defaults: Partial<ProductDefaults>; lines: ProductLine[] };
export type Aisle = { name: string; defaults: Partial<ProductDefaults>; shelves: Shelf[] };
export type Department = {
  /** Stable: category ids start with it. */
  code: number;
  name: string;
  ground: string;
  scene: Pick<SceneSpec, "accent"> & { art: string };
  seo: string;
  defaults: Partial<ProductDefaults>;
  aisles: Aisle[];
};

/** `sizes`: "size price; size price" in euros. With several makers the price is multiplied by their tier. */
export const line = (
  name: string,
  brands: string,
  sizes: string,
  overrides: Partial<ProductDefaults> = {},
): ProductLine => ({
  name,
  brands: brands.split(" "),
  sizes,
  overrides,
});

export const shelf = (name: string, defaults: Partial<ProductDefaults>, lines: ProductLine[]): Shelf => ({
  name,
  defaults,
  lines,
});

export const aisle = (name: string, defaults: Partial<ProductDefaults>, shelves: Shelf[]): Aisle => ({
  name,
  defaults,
  shelves,
});

/** Sold by weight at the counter; price per kilogram. */
export const loose = (
  name: string,
  euroPerKilo: number,
  overrides: Partial<ProductDefaults> = {},
): ProductLine =>
  line(name, "banco", `sfuso ${euroPerKilo.toFixed(2)}`, {
    kind: "Sfuso",
    ...overrides,
  });
