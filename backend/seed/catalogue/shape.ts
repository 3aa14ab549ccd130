import type { Pack, SceneSpec } from "../../pictures/spec";
import type { SeedProduct } from "../types";

/** Per 100 g or ml: fat, saturates, carbohydrate, sugars, fibre, protein, salt; grams. */
export type Nutrients = readonly [number, number, number, number, number, number, number];

export type Kind = "Pezzo" | "Confezione" | "Sfuso";

/** What a shelf says of its goods; a line overrides what is its own. */
export type Goods = {
  pack: Pack;
  /** Artwork names parted by commas; what the name itself calls for comes before. */
  art: string;
  /** Company for goods that have one piece of artwork only; each product takes one of these. */
  side: string;
  /** true: `art` only, nothing read from the name. */
  plainArt: boolean;
  iva: SeedProduct["iva"];
  kind: Kind;
  base: SeedProduct["unitMeasureBase"];
  /** Legal name; together with `ing` it makes a food. Tokens: {name} {v} {brand}. */
  legal: string;
  /** Ingredients; allergens in square brackets. */
  ing: string;
  nut: Nutrients;
  per: "g" | "ml";
  keep: string | readonly string[];
  from: string | readonly string[];
  use: string | readonly string[];
  /** Percentage of alcohol by volume. */
  vol: number;
  /** Warnings of goods that are no food. */
  warn: string;
  infos: Record<string, string>;
  /** Keys of `FEATURES`, parted by blanks. */
  classes: string;
  /** Keys of `OPTIONS`, parted by blanks. */
  options: string;
  dayLock: string;
  /** One of these sentences opens the description. */
  tell: string | readonly string[];
  /** Sfuso, kilograms: one piece, first amount, step; 0 leaves the key out. */
  unit: number;
  start: number;
  step: number;
  /** Flavours or kinds, parted by semicolons; each makes its own products. */
  of: string;
  /** What the pack says instead of the name. */
  label: string;
  dailyMax: number;
  /** Higher sells more: 1 is ordinary. */
  pop: number;
};

export type Line = { name: string; brands: string[]; sizes: string; over: Partial<Goods> };
export type Shelf = { name: string; goods: Partial<Goods>; lines: Line[] };
export type Aisle = { name: string; goods: Partial<Goods>; shelves: Shelf[] };
export type Department = {
  /** Stable number; ids of its categories start with it. */
  code: number;
  name: string;
  ground: string;
  scene: Pick<SceneSpec, "accent"> & { art: string };
  text: string;
  seo: string;
  goods: Partial<Goods>;
  aisles: Aisle[];
};

/**
 * A line of the grocer's list: name, makers (blanks between), "size price; size price".
 * Prices are euros for a maker of tier 1; with one maker they are meant as written.
 */
export const line = (name: string, brands: string, sizes: string, over: Partial<Goods> = {}): Line => ({
  name,
  brands: brands.split(" "),
  sizes,
  over,
});

export const shelf = (name: string, goods: Partial<Goods>, lines: Line[]): Shelf => ({ name, goods, lines });

export const aisle = (name: string, goods: Partial<Goods>, shelves: Shelf[]): Aisle => ({
  name,
  goods,
  shelves,
});

/** Goods sold by weight at the counter: the price is a kilogram's. */
export const loose = (name: string, euroPerKilo: number, over: Partial<Goods> = {}): Line =>
  line(name, "banco", `sfuso ${euroPerKilo.toFixed(2)}`, {
    kind: "Sfuso",
    ...over,
  });
