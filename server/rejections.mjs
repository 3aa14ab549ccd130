import { readFileSync } from "node:fs";
import { DEFAULT_LOCALE } from "../config/locales.mjs";
import { splitLocale } from "../config/split-locale.mjs";
import { plainHeaders } from "../config/headers.mjs";
import { mayHaveBody } from "./headers.mjs";
import { isOwnOrigin } from "./origin.mjs";
import { plainContent, plainPage } from "./plain-page.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */

/** @typedef {{ status: number, text: string, headers: Record<string, string> }} Rejection */

const METHODS = new Set(["GET", "HEAD", "POST"]);
const PROTOTYPE_PARAMETER = /[?&](?:__proto__|constructor|prototype)(?:[=&[]|%5b|$)/i;
/** Banks may redirect with a POST. */
const BANK_RETURN = /^\/cart\/payment-/;

const STATUSES = { url: 400, body: 400, form: 400, large: 413, method: 405, origin: 403, missing: 404 };
/** @typedef {keyof typeof STATUSES} Reason */

/** @type {Record<string, { rejection: Record<Reason | "home", string> }>} */
const messagesByLocale = JSON.parse(
  readFileSync(new URL("../messages/plain-responses.json", import.meta.url), "utf8"),
);

/**
 * A whole address, as a proxy is asked for it, would be redirected to its host.
 * @param {string} url
 */
function isWellFormed(url) {
  if (!url.startsWith("/") || PROTOTYPE_PARAMETER.test(url)) return false;
  if (!url.includes("%")) return true;
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/** @param {IncomingMessage["headers"]} headers */
const hasBody = ({ "transfer-encoding": coding, "content-length": length = "0" }) =>
  coding !== undefined || Number(length) !== 0;

/**
 * Cross-site, or from the plain-http copy of this site. Next compares hosts only, and only with an origin.
 * @param {IncomingMessage["headers"]} headers
 * @param {string} siteOrigin
 */
function isCrossSite(headers, siteOrigin) {
  const { origin, "sec-fetch-site": site } = headers;
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  if (origin === undefined) return false;
  if (siteOrigin.startsWith("https:") && origin.startsWith("http:")) return true;
  // A page that hides where it comes from.
  if (origin === "null") return true;
  // The browser knows better than a host that a proxy may have replaced.
  return site !== "same-origin" && !isOwnOrigin(origin, headers, siteOrigin);
}

/**
 * @param {Pick<IncomingMessage, "method" | "url" | "headers">} request
 * @param {string} siteOrigin
 * @returns {Reason | null}
 */
function reasonOf({ method = "GET", url = "", headers }, siteOrigin) {
  if (!METHODS.has(method)) return "method";
  if (!isWellFormed(url)) return "url";
  if (hasBody(headers) && !mayHaveBody({ method })) return "body";
  // Unused by the shop, and expensive to serve.
  if (url.startsWith("/_next/image")) return "missing";
  const isWrite = method === "POST" && !BANK_RETURN.test(splitLocale(url).path);
  return isWrite && isCrossSite(headers, siteOrigin) ? "origin" : null;
}

/**
 * Why a request must not reach Next; null: accepted.
 * @param {Pick<IncomingMessage, "method" | "url" | "headers">} request
 * @param {{ siteOrigin: string }} options
 * @returns {Rejection | null}
 */
export function rejectionOf(request, { siteOrigin }) {
  const reason = reasonOf(request, siteOrigin);
  return reason && rejectionFor(reason, request);
}

/**
 * @param {Reason} reason
 * @param {Pick<IncomingMessage, "url" | "headers">} request
 * @returns {Rejection}
 */
export function rejectionFor(reason, request) {
  const isDocument = Boolean(request.headers.accept?.includes("text/html"));
  const headers = {
    "Content-Type": `text/${isDocument ? "html" : "plain"}; charset=utf-8`,
    "Cache-Control": "no-store",
    ...(reason === "method" ? { Allow: [...METHODS].join(", ") } : {}),
  };
  const { locale } = splitLocale(request.url ?? "");
  return { status: STATUSES[reason], text: textOf(reason, locale, isDocument), headers };
}

/**
 * @param {ServerResponse} response
 * @param {Rejection} rejection
 * @param {string} siteOrigin
 */
export function sendRejection(response, { status, text, headers }, siteOrigin) {
  const https = siteOrigin.startsWith("https:");
  response.writeHead(status, { ...plainHeaders({ https }), ...headers }).end(text);
}

/**
 * @param {Reason} reason
 * @param {string} locale
 * @param {boolean} isDocument
 */
function textOf(reason, locale, isDocument) {
  const messages = messagesByLocale[locale]?.rejection;
  const text = messages?.[reason] ?? "";
  if (!isDocument) return `${text}\n`;
  const home = locale === DEFAULT_LOCALE ? "/" : `/${locale}`;
  return plainPage(
    locale,
    text,
    plainContent(`<h1>${text}</h1><p><a href="${home}">${messages?.home}</a></p>`),
  );
}
