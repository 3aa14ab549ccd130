import { POLICY_HEADER, withThirdParties } from "../config/headers.mjs";
import { siteHostHeader } from "./origin.mjs";

/** @import { IncomingMessage } from "node:http" */
/** @import { ThirdParties } from "../config/headers.mjs" */

/** Tags of a page, from the renderer to the response cache. */
export const TAGS_HEADER = "x-madia-tags";
/** When the page was stored, in ms; the same way. */
export const STORED_AT_HEADER = "x-madia-stored-at";
/** The shop or the content system is away; the same way. */
export const OUTAGE_HEADER = "x-madia-outage";

export const NOT_FOUND_CACHE_CONTROL = "public, s-maxage=60";

const HOP_BY_HOP = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);
const INTERNAL = new Set([TAGS_HEADER, STORED_AT_HEADER, OUTAGE_HEADER, "x-nextjs-cache", "date"]);
const POLICY = POLICY_HEADER.toLowerCase();

/** @param {string | undefined} vary */
export const varyByEncoding = (vary) => [vary, "Accept-Encoding"].filter(Boolean).join(", ");

/**
 * Node frames no body of the other methods.
 * @param {Pick<IncomingMessage, "method">} request
 */
export const mayHaveBody = ({ method }) => method === "POST";

/**
 * What the visitor sends, with the address it comes from at the end of `X-Forwarded-For`.
 * @param {IncomingMessage} request
 * @param {string} siteOrigin
 */
export function requestHeaders(request, siteOrigin) {
  const { headers, socket } = request;
  const dropped = new Set([...HOP_BY_HOP, "expect", ...(mayHaveBody(request) ? [] : ["content-length"])]);
  const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
  const forwarded = [headers["x-forwarded-for"], socket.remoteAddress].filter(Boolean).join(", ");
  return { ...sent, ...siteHostHeader(headers, siteOrigin), "x-forwarded-for": forwarded };
}

/**
 * A shared cache would answer others with a redirect that was meant for one request, as that to the right `_rsc`.
 * @param {number | undefined} statusCode
 * @param {string} cacheControl
 */
const cacheControlOf = (statusCode, cacheControl) => (statusCode === 307 ? "no-store" : cacheControl);

/**
 * Name and value in turn. Next repeats a redirect's location; the policy of the build lacks maps and tags.
 * @param {{ rawHeaders: string[], statusCode?: number | undefined }} incoming
 * @param {{ thirdParties: ThirdParties, without?: string[] }} options
 */
export function responseHeaders({ rawHeaders, statusCode }, { thirdParties, without = [] }) {
  /** @type {string[]} */
  const headers = [];
  let hasLocation = false;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    const value = rawHeaders[at + 1] ?? "";
    const lower = name.toLowerCase();
    if (HOP_BY_HOP.has(lower) || INTERNAL.has(lower) || without.includes(lower)) continue;
    if (lower === "location" && hasLocation) continue;
    hasLocation ||= lower === "location";
    if (lower === POLICY) headers.push(name, withThirdParties(value, thirdParties));
    else headers.push(name, lower === "cache-control" ? cacheControlOf(statusCode, value) : value);
  }
  return headers;
}
