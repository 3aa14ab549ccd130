import { quotePageData } from "./page-data.mjs";
import { deferScripts, readStartScript } from "./scripts.mjs";
import { createStyleReader, inlineStylesheets } from "./stylesheets.mjs";

/**
 * So that a page is painted from its own bytes: styles inline, fonts and scripts after the first frame.
 * @param {{ distDir: string }} options
 * @returns {(html: string) => string}
 */
export function createDocumentWriter({ distDir }) {
  const readStyle = createStyleReader(distDir);
  const startScript = readStartScript(distDir);
  return (html) => {
    const headEnd = html.indexOf("</head>");
    if (headEnd < 0 || !html.startsWith("<!DOCTYPE html>")) return html;
    const head = inlineStylesheets(html.slice(0, headEnd), readStyle);
    return deferScripts(head + quotePageData(html.slice(headEnd)), startScript);
  };
}
