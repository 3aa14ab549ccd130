import { quotePageData } from "./page-data.mjs";
import { deferScripts } from "./scripts.mjs";
import { createStyleReader, inlineStylesheets } from "./stylesheets.mjs";

/** What React's script for parts that come later reads: where all came at once, nobody does. */
const TRANSITION_NAMES = / vt-[a-z]+="[^"<>]*"/g;
const LATE_PARTS = '<template id="B:';

const DATA = "<script>self.__next_f.push(";

/** @param {string} html */
function withoutTransitionNames(html) {
  const end = html.indexOf(DATA);
  if (end < 0 || html.includes(LATE_PARTS)) return html;
  return html.slice(0, end).replace(TRANSITION_NAMES, "") + html.slice(end);
}

/**
 * Arranges a rendered page so that it can be painted from its own bytes: styles inline, fonts and scripts after the first
 * frame. Any other text is returned as it is.
 * @param {{ distDir: string }} options
 * @returns {(html: string) => string}
 */
export function createDocumentWriter({ distDir }) {
  const readStyle = createStyleReader(distDir);
  return (html) => {
    const headEnd = html.indexOf("</head>");
    if (headEnd < 0 || !html.startsWith("<!DOCTYPE html>")) return html;
    const head = inlineStylesheets(html.slice(0, headEnd), readStyle);
    return withoutTransitionNames(deferScripts(head + quotePageData(html.slice(headEnd))));
  };
}
