import { readFileSync } from "node:fs";
import { join, posix } from "node:path";

const STATIC = "/_next/static/";
const LINK =
  /<link rel="stylesheet" href="(\/_next\/static\/[\w./-]+\.css)(?:\?[^"]*)?" data-precedence="\w+"\/>/g;
const URL_REFERENCE = /url\((["']?)(?![a-z]+:|\/|#)([^"')]+)\1\)/gi;
const FONT_FACE = /@font-face\s*{[^}]*}/g;

/**
 * @param {string} css
 * @param {string} href
 */
function resolveUrls(css, href) {
  const folder = posix.dirname(href);
  return css.replace(
    URL_REFERENCE,
    (_, /** @type {string} */ quote, /** @type {string} */ path) =>
      `url(${quote}${posix.join(folder, path)}${quote})`,
  );
}

/** The end tag of the element may not occur in a style sheet; an escaped slash means the same in a CSS string. */
const escapeEndTag = (/** @type {string} */ css) => css.replace(/<\/(?=style)/gi, "<\\/");

/** @typedef {{ fonts: string, rest: string }} Sheet */

/**
 * Reads the built style sheets, each once.
 * @param {string} distDir
 * @returns {(href: string) => Sheet | null}
 */
export function createStyleReader(distDir) {
  /** @type {Map<string, Sheet>} */
  const sheets = new Map();
  return (href) => {
    const known = sheets.get(href);
    if (known !== undefined) return known;
    if (href.includes("..")) return null;
    try {
      const file = join(distDir, "static", href.slice(STATIC.length));
      const sheet = splitFonts(escapeEndTag(resolveUrls(readFileSync(file, "utf8").trim(), href)));
      sheets.set(href, sheet);
      return sheet;
    } catch {
      return null;
    }
  };
}

/**
 * Downloaded font files are taken out: they are wanted after the first frame, `start-page.mjs` adds them.
 * @param {string} css
 */
function splitFonts(css) {
  /** @type {string[]} */
  const fonts = [];
  const rest = css.replace(FONT_FACE, (face) => {
    if (!face.includes("url(")) return face;
    fonts.push(face);
    return "";
  });
  return { fonts: fonts.join(""), rest };
}

/**
 * The links stay, disabled, for React, which looks them up before it adds a style sheet.
 * @param {string} head
 * @param {(href: string) => Sheet | null} readStyle
 */
export function inlineStylesheets(head, readStyle) {
  const links = [...head.matchAll(LINK)];
  const sheets = links.flatMap(([, href = ""]) => readStyle(href) ?? []);
  const first = links[0]?.index;
  if (first === undefined || sheets.length < links.length) return head;
  const fonts = sheets.map((sheet) => sheet.fonts).join("");
  const rest = sheets.map((sheet) => sheet.rest).join("\n");
  const styles = `<style>${rest}</style>${fonts && `<noscript id="fonts"><style>${fonts}</style></noscript>`}`;
  const disabled = head.slice(first).replace(LINK, (tag) => tag.replace("<link ", '<link disabled="" '));
  return head.slice(0, first) + styles + disabled;
}
