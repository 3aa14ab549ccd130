import { readFileSync } from "node:fs";

const NAMES = /** @type {const} */ (["paper", "surface", "ink"]);

/** @typedef {{ light: string, dark: string }} ColourPair */

/**
 * @param {string} css
 * @param {string} name
 */
function valueOf(css, name) {
  const value = new RegExp(`--${name}:\\s*(#[\\da-f]{6});`, "i").exec(css)?.[1];
  if (!value) throw new Error(`brand/colours.css: --${name} has to be a colour such as #faf5ec`);
  return value;
}

/**
 * The colours of brand/colours.css.
 * @param {string} [file]
 */
export function readBrandColours(file = "brand/colours.css") {
  const [light = "", dark = ""] = readFileSync(file, "utf8").split("prefers-color-scheme: dark");
  /** @type {[string, ColourPair][]} */
  const pairs = NAMES.map((name) => [name, { light: valueOf(light, name), dark: valueOf(dark, name) }]);
  return /** @type {Record<typeof NAMES[number], ColourPair>} */ (Object.fromEntries(pairs));
}
