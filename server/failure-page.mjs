import { readFileSync } from "node:fs";
import { splitLocale } from "../config/split-locale.mjs";
import { plainContent, plainPage } from "./plain-page.mjs";

/** @typedef {{ title: string, text: string, retry: string, code: string }} Messages */

/** @type {Record<string, Messages>} */
const messagesByLocale = JSON.parse(
  readFileSync(new URL("../messages/failure.json", import.meta.url), "utf8"),
);

/**
 * @param {string} locale
 * @param {string} code
 */
function failureMessage(locale, code) {
  const messages = messagesByLocale[locale];
  if (!messages) return "";
  const { title, text, retry, code: codeMessage } = messages;
  const codeText = code ? `<p>${codeMessage.replace("{code}", code)}</p>` : "";
  return plainContent(
    `<h1>${title}</h1><p role="alert">${text}</p><p><a href="">${retry}</a></p>${codeText}`,
  );
}

/**
 * What Next sends for a failed page has no content until its scripts run, which then replace this message. A page with
 * a heading says itself what is wrong.
 * @param {string} html
 * @param {string} path of the page, which says the language
 * @param {string} [code] by which the customer service finds what went wrong
 */
export function withFailureMessage(html, path, code = "") {
  if (/<h1[ >]/.test(html)) return html;
  const { locale } = splitLocale(path);
  const message = failureMessage(locale, code);
  if (/<body[^<>]*>/.test(html)) return html.replace(/<body[^<>]*>/, (start) => start + message);
  return plainPage(locale, messagesByLocale[locale]?.title ?? "", message);
}

/**
 * @param {number} status
 * @param {string | undefined} contentType
 */
export const isFailedDocument = (status, contentType) =>
  status >= 500 && Boolean(contentType?.startsWith("text/html"));
