/**
 * How a pack shot is composed; `art` is a file name of the artwork package without its extension, what the
 * pack holds first. A hue (degrees) and a saturation (per cent) may follow: "1fad1~250" is a red pepper,
 * "1f344~0*20" a pale mushroom.
 */
export type PictureSpec = {
  pack: Pack;
  art: string[];
  /** The vendor as printed on the pack; "" on loose goods. */
  brand: string;
  /** The product's short name as printed on the pack. */
  label: string;
  /** Pack size as printed, "500 g". */
  size: string;
  /** The pack's main colour and its accent, hex. */
  colours: [string, string];
  /** The department's ground tint, hex. */
  ground: string;
  /** Chooses among the variants of a pack, its lettering and arrangement. */
  seed: number;
};

/** The artwork's code without hue and saturation. */
export const codeOf = (art: string) => art.replace(/[~*].*$/, "");

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

export const SCENE_KINDS = ["banner", "recipe", "department", "article", "leaflet"] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

/** A banner, recipe or article picture: artwork arranged on a ground, no text inside. */
export type SceneSpec = {
  art: string[];
  ground: string;
  accent: string;
  seed: number;
  /** The arrangement; without it a banner. */
  kind?: SceneKind;
};

/** Width to height. */
export const FORMATS = { "16x9": [1600, 900], "3x1": [1800, 600], "4x5": [880, 1100] } as const;
export type Format = keyof typeof FORMATS;
