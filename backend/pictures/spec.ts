/**
 * `art` lists file names of the artwork package without extension, the product first; hue (degrees) and
 * saturation (per cent) may follow: "1fad1~250" is a red pepper, "1f344~0*20" a pale mushroom.
 */
export type PictureSpec = {
  pack: Pack;
  art: string[];
  /** "" for loose products. */
  brand: string;
  label: string;
  /** "500 g". */
  size: string;
  /** Main colour and accent, hex. */
  colours: [string, string];
  /** Background tint of the department, hex. */
  ground: string;
  seed: number;
};

/** Pictures of a product beside its pack: what is in it, and the table of its nutrients. */
export const VIEWS = ["serving", "nutrients"] as const;
export type View = (typeof VIEWS)[number];

export type NutrientsSpec = {
  brand: string;
  rows: { label: string; value: string }[];
  /** Main colour of the brand, hex. */
  colour: string;
  /** Background tint of the department, hex. */
  ground: string;
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
  /** Defaults to "banner". */
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
