import { hash, createRandom } from "../random";
import type { Face } from "../lettering/faces";

type Mark = "plain" | "pill" | "plate" | "ribbon" | "oval" | "rules" | "sticker" | "roundel";

const BACKDROPS = ["sun", "wave", "classic", "band", "bold", "diagonal", "hill", "awning"] as const;
export type Backdrop = (typeof BACKDROPS)[number];

export type Identity = {
  face: Face;
  casing: "upper" | "title" | "lower";
  tracking: number;
  mark: Mark;
  ground: string;
  ink: string;
  line: string;
  backdrop: Backdrop;
  nameFace: Face;
};

type TypeStyle = Pick<Identity, "face" | "casing" | "tracking" | "nameFace"> & {
  marks: readonly [Mark, ...Mark[]];
};

const TYPE_STYLES: readonly [TypeStyle, ...TypeStyle[]] = [
  {
    face: "script",
    casing: "title",
    tracking: 0,
    nameFace: "heavy",
    marks: ["oval", "plain", "sticker", "pill"],
  },
  { face: "script", casing: "title", tracking: 0, nameFace: "sans", marks: ["ribbon", "sticker", "oval"] },
  { face: "serif", casing: "title", tracking: 0, nameFace: "sans", marks: ["plain", "plate", "oval"] },
  {
    face: "serif",
    casing: "upper",
    tracking: 0.06,
    nameFace: "serifItalic",
    marks: ["rules", "plain", "plate"],
  },
  { face: "serifItalic", casing: "title", tracking: 0, nameFace: "sans", marks: ["plain", "rules", "pill"] },
  {
    face: "heavy",
    casing: "upper",
    tracking: 0.03,
    nameFace: "heavy",
    marks: ["plate", "ribbon", "roundel", "pill"],
  },
  {
    face: "heavy",
    casing: "lower",
    tracking: -0.01,
    nameFace: "sans",
    marks: ["pill", "sticker", "roundel"],
  },
  {
    face: "heavyItalic",
    casing: "upper",
    tracking: 0.01,
    nameFace: "heavy",
    marks: ["sticker", "plate", "ribbon"],
  },
  {
    face: "sans",
    casing: "upper",
    tracking: 0.16,
    nameFace: "serifItalic",
    marks: ["rules", "plain", "plate"],
  },
];

type Palette = readonly [ground: string, ink: string, line: string];

const PALETTES: readonly [Palette, ...Palette[]] = [
  ["#c8201f", "#fff8ea", "#f6c445"],
  ["#16356f", "#ffffff", "#e8b23c"],
  ["#1f5a36", "#fff6dd", "#d9b24a"],
  ["#f2b632", "#5a1d0f", "#fff5d8"],
  ["#fffaf0", "#b3201c", "#b3201c"],
  ["#0f6f78", "#ffffff", "#bfe6df"],
  ["#6a1f4e", "#fdeff3", "#e9a6bd"],
  ["#241f1d", "#e9c77b", "#e9c77b"],
  ["#fffaf0", "#1e5a35", "#1e5a35"],
  ["#e2661c", "#fffaf0", "#ffd68a"],
  ["#fffaf0", "#1a3a7a", "#d23a2a"],
  ["#7a3b18", "#ffeccd", "#e6b36a"],
  ["#d42a58", "#ffffff", "#ffd3dd"],
  ["#2f7fc6", "#ffffff", "#ffe27a"],
];

const DEFAULT_BRAND = "Bottega";

export function getIdentity(brand: string): Identity {
  const rng = createRandom(hash(`identity ${brand || DEFAULT_BRAND}`));
  const { marks, ...style } = rng.pick(TYPE_STYLES);
  const [ground, ink, line] = rng.pick(PALETTES);
  return { ...style, mark: rng.pick(marks), ground, ink, line, backdrop: rng.pick(BACKDROPS) };
}

export function applyCasing(brand: string, casing: Identity["casing"]): string {
  if (casing === "upper") return brand.toLocaleUpperCase("it");
  return casing === "lower" ? brand.toLocaleLowerCase("it") : brand;
}
