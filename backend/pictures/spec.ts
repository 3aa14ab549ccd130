import type { EnergyClass } from "../../lib/rules/products/energy-label";

/** `art` is file names, the product first; hue (degrees) and saturation (%) may follow: "1fad1~250*20". */
export type PictureSpec = {
  pack: Pack;
  art: string[];
  /** "" for loose products. */
  brand: string;
  label: string;
  size: string;
  /** Main colour and accent, hex. */
  colours: [string, string];
  /** Background tint of the department, hex. */
  ground: string;
  seed: number;
};

export const VIEWS = ["serving", "nutrients", "energy"] as const;
export type View = (typeof VIEWS)[number];

export type NutrientsSpec = {
  brand: string;
  rows: { label: string; value: string }[];
  colour: string;
  ground: string;
};

export type EnergySpec = {
  brand: string;
  model: string;
  energyClass: EnergyClass;
  kilowattHours: number;
};

export const getArtCode = (art: string) => art.replace(/[~*].*/s, "");

export const PACKS = [
  "loose",
  "tray",
  "net",
  "bag",
  "pouch",
  "box",
  "carton",
  "bottle",
  "wine-bottle",
  "jar",
  "can",
  "tin",
  "tub",
  "tube",
  "wrap",
  "egg-box",
  "spray",
  "flask",
  "roll",
  "multipack",
] as const;

export type Pack = (typeof PACKS)[number];

export const SCENE_KINDS = ["banner", "recipe", "department", "article", "leaflet", "store"] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

export type SceneSpec = {
  art: string[];
  ground: string;
  accent: string;
  seed: number;
  kind?: SceneKind;
};

export const FORMATS = {
  "16x9": [1600, 900],
  "4x3": [1200, 900],
  "1x1": [1000, 1000],
  "3x1": [1800, 600],
  "4x5": [880, 1100],
} as const;
export type Format = keyof typeof FORMATS;
