import { startPage } from "./start-page.mjs";

const SCRIPT = /<script src="(\/_next\/static\/[^"]+)" async="">\s*<\/script>/g;
const PRELOAD = /<link rel="(?:preload" as="script|modulepreload)"[^>]*>/g;

const COMMENTS_AND_INDENT = /\/\*\*.*?\*\/ ?|(?<=\n) *\/\/.*\n|(?<=\n)\s+/g;

/**
 * Scripts are requested after the first frame, in the order of the page.
 * @param {string} html
 */
export function deferScripts(html) {
  const sources = [...html.matchAll(SCRIPT)].map(([, source]) => source);
  const end = html.lastIndexOf("</body>");
  if (sources.length === 0 || end < 0) return html;
  const start = `(${startPage.toString().replace(COMMENTS_AND_INDENT, "")})(${JSON.stringify([...new Set(sources)])})`;
  const page = `${html.slice(0, end)}<script>${start}</script>${html.slice(end)}`;
  return page.replace(SCRIPT, "").replace(PRELOAD, "");
}
