import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import opentype, { type Font } from "opentype.js";

const FONT_FILES = {
  script: "lobster/files/lobster-latin-400-normal.woff",
  serif: "playfair-display/files/playfair-display-latin-900-normal.woff",
  serifItalic: "playfair-display/files/playfair-display-latin-800-italic.woff",
  sans: "barlow-condensed/files/barlow-condensed-latin-600-normal.woff",
  heavy: "barlow-condensed/files/barlow-condensed-latin-800-normal.woff",
  heavyItalic: "barlow-condensed/files/barlow-condensed-latin-800-italic.woff",
} as const;

export type Face = keyof typeof FONT_FILES;

const cache = new Map<Face, Font>();

/** Loaded from packages: system fonts would change the bytes from machine to machine. */
export function loadFont(face: Face): Font {
  const cached = cache.get(face);
  if (cached) return cached;
  const [family = "", ...rest] = FONT_FILES[face].split("/");
  const root = createRequire(import.meta.url).resolve(`@fontsource/${family}/package.json`);
  const bytes = readFileSync(path.join(path.dirname(root), ...rest));
  const parsed = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
  cache.set(face, parsed);
  return parsed;
}
