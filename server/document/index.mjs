import { quotePageData } from "./page-data.mjs";
import { createStart, findScripts, readStartScript, withoutScripts } from "./scripts.mjs";
import { createStyleReader, inlineStylesheets } from "./stylesheets.mjs";

/**
 * So that a page is painted from its own bytes: styles inline, fonts and scripts after the first frame.
 *
 * Head and body are put together once: a string of a whole page is a large object, and each costs up to a millisecond.
 * @param {{ distDir: string }} options
 * @returns {(html: string) => string}
 */
export function createDocumentWriter({ distDir }) {
  const readStyle = createStyleReader(distDir);
  const startScript = readStartScript(distDir);
  return (html) => {
    const headEnd = html.indexOf("</head>");
    if (headEnd < 0 || !html.startsWith("<!DOCTYPE html>")) return html;
    const [head, body] = [html.slice(0, headEnd), html.slice(headEnd)];
    const sources = findScripts(head).concat(findScripts(body));
    if (sources.length === 0 || !body.includes("</body>"))
      return inlineStylesheets(head, readStyle) + quotePageData(body);
    const page = quotePageData(withoutScripts(body));
    const end = page.lastIndexOf("</body>");
    return [
      inlineStylesheets(withoutScripts(head), readStyle),
      page.slice(0, end),
      createStart(sources, startScript),
      page.slice(end),
    ].join("");
  };
}
