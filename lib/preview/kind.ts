import { splitLocale } from "../../config/split-locale.mjs";

const KINDS = {
  page: "page",
  news: "article",
  ricette: "recipe",
  volantini: "leaflet",
  "catalogo-soci": "leaflet",
  product: "product",
} as const;

export type PreviewKind = "home" | "category" | (typeof KINDS)[keyof typeof KINDS];

export function previewKind(path: string): PreviewKind {
  const [first = ""] = splitLocale(path.split(/[?#]/)[0] ?? "")
    .path.split("/")
    .filter(Boolean);
  if (first === "") return "home";
  return Object.hasOwn(KINDS, first) ? KINDS[first as keyof typeof KINDS] : "category";
}
