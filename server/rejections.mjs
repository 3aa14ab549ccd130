/** @import { IncomingMessage } from "node:http" */

/** @typedef {{ status: number, text: string }} Rejection */

const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);
const PROTOTYPE_PARAMETER = /[?&](?:__proto__|constructor|prototype)(?:[=&[]|%5b|$)/i;
/** Banks may redirect with a POST. */
const BANK_RETURN = /^(?:\/[a-z]{2})?\/cart\/payment-/;

/** @type {Record<"address" | "method" | "origin" | "missing", Rejection>} */
const REJECTIONS = {
  address: { status: 400, text: "Indirizzo non valido.\n" },
  method: { status: 405, text: "Metodo non ammesso.\n" },
  origin: { status: 403, text: "La richiesta non arriva da questo sito.\n" },
  missing: { status: 404, text: "Non trovato.\n" },
};

/** @param {string} url */
function isWellFormed(url) {
  if (PROTOTYPE_PARAMETER.test(url)) return false;
  if (!url.includes("%")) return true;
  try {
    return decodeURIComponent(url.replaceAll("+", " ")) !== "";
  } catch {
    return false;
  }
}

/**
 * Begun on another site, or on an unsafe copy of this one. Next compares hosts only, and only with an origin.
 * @param {IncomingMessage["headers"]} headers
 * @param {boolean} isHttps
 */
function isForeign({ origin, "sec-fetch-site": site }, isHttps) {
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  return isHttps && typeof origin === "string" && origin.startsWith("http:");
}

/**
 * What no page has to see; null: go on.
 * @param {Pick<IncomingMessage, "method" | "url" | "headers">} request
 * @param {{ isHttps: boolean }} options
 * @returns {Rejection | null}
 */
export function rejectionOf({ method = "GET", url = "", headers }, { isHttps }) {
  if (!METHODS.has(method)) return REJECTIONS.method;
  if (!isWellFormed(url)) return REJECTIONS.address;
  // Unused by the shop, and expensive to serve.
  if (url.startsWith("/_next/image")) return REJECTIONS.missing;
  const isWrite = method === "POST" && !BANK_RETURN.test(url);
  return isWrite && isForeign(headers, isHttps) ? REJECTIONS.origin : null;
}
