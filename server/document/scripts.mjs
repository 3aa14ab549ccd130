import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startPage } from "./start-page.mjs";

const SCRIPT = /<script src="(\/_next\/static\/[^"]+)" async="">\s*<\/script>/g;
/** For browsers without modules, which cannot read the others either. */
const POLYFILL = /<script src="\/_next\/static\/[^"]+" noModule="">\s*<\/script>/g;
const PRELOAD = /<link rel="(?:preload" as="script|modulepreload)"[^>]*>/g;

/** @param {string} distDir */
export const startScriptFile = (distDir) => join(distDir, "madia-start-page.js");

/**
 * `startPage` as an expression: minified by the build, else as it is written.
 * @param {string} distDir
 */
export function readStartScript(distDir) {
  const file = startScriptFile(distDir);
  return existsSync(file) ? readFileSync(file, "utf8") : `(${startPage})`;
}

/** @param {string} html */
export const findScripts = (html) => [...html.matchAll(SCRIPT)].map(([, source = ""]) => source);

/** @param {string} html */
export const withoutScripts = (html) => html.replace(SCRIPT, "").replace(POLYFILL, "").replace(PRELOAD, "");

/**
 * Scripts are requested after the first frame, in the order of the page.
 * @param {string[]} sources
 * @param {string} startScript
 */
export const createStart = (sources, startScript) =>
  `<script>${startScript}(${JSON.stringify([...new Set(sources)])})</script>`;
