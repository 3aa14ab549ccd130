import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startPage } from "./start-page.mjs";

const SCRIPT = /<script src="(\/_next\/static\/[^"]+)" async="">\s*<\/script>/g;
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

/**
 * Scripts are requested after the first frame, in the order of the page.
 * @param {string} html
 * @param {string} startScript
 */
export function deferScripts(html, startScript) {
  const sources = [...html.matchAll(SCRIPT)].map(([, source]) => source);
  const end = html.lastIndexOf("</body>");
  if (sources.length === 0 || end < 0) return html;
  const start = `${startScript}(${JSON.stringify([...new Set(sources)])})`;
  const page = `${html.slice(0, end)}<script>${start}</script>${html.slice(end)}`;
  return page.replace(SCRIPT, "").replace(PRELOAD, "");
}
