import { isRenderedEachTime, sharedQuery } from "../../config/shared-query.mjs";
import { isSharedPath } from "../../config/routes.mjs";

/** @import { IncomingMessage } from "node:http" */

/**
 * What a cacheable request asks for.
 * @typedef {object} Target
 * @property {string} key
 * @property {boolean} isDocument HTML, not data of the client router
 * @property {string} path with the query that the page depends on
 * @property {Record<string, string>} headers
 */

const MAX_URL_LENGTH = 2000;
export const DRAFT_MODE_COOKIE = "__prerender_bypass=";
const ROUTER_HEADERS = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
];
const PREFETCHES = ["1", "2", "3"];
const SEGMENT = /^[\w/!@$().~=[\]|-]{1,300}$/;
/** The client router's hash of its headers: Next redirects where the two differ. */
const HASH_PARAMETER = "_rsc";

/** @param {string | string[] | undefined} value */
const single = (value) => (Array.isArray(value) ? "" : value);

/**
 * Null: headers that no client of ours sends.
 * @param {IncomingMessage["headers"]} headers
 */
function kindOf(headers) {
  const rsc = single(headers.rsc);
  const prefetch = single(headers["next-router-prefetch"]);
  const segment = single(headers["next-router-segment-prefetch"]);
  if (rsc === undefined) return prefetch === undefined && segment === undefined ? "document" : null;
  if (rsc !== "1" || (prefetch !== undefined && !PREFETCHES.includes(prefetch))) return null;
  if (segment !== undefined) return prefetch && SEGMENT.test(segment) ? `segment:${segment}` : null;
  return prefetch ? `prefetch:${prefetch}` : "data";
}

/** @param {string} path */
function isCanonical(path) {
  if (path.includes("//") || path.includes("\\")) return false;
  if (!path.includes("%")) return true;
  try {
    return encodeURI(decodeURI(path)) === path;
  } catch {
    return false;
  }
}

/**
 * Null: the request has to reach the page as it is.
 * @param {IncomingMessage} request
 * @returns {Target | null}
 */
export function targetOf({ method, url = "", headers }) {
  if ((method !== "GET" && method !== "HEAD") || url.length > MAX_URL_LENGTH) return null;
  if (headers.authorization || headers["next-action"] || headers.cookie?.includes(DRAFT_MODE_COOKIE))
    return null;
  const kind = kindOf(headers);
  if (kind === null) return null;
  const queryStart = url.indexOf("?");
  const path = queryStart < 0 ? url : url.slice(0, queryStart);
  if (!isCanonical(path) || !isSharedPath(path)) return null;
  const isDocument = kind === "document";
  if (queryStart < 0)
    return isDocument ? { key: `${kind} ${path}`, isDocument, path, headers: { accept: "text/html" } } : null;
  return targetWithQuery(kind, path, new URLSearchParams(url.slice(queryStart)), headers);
}

/**
 * @param {string} kind
 * @param {string} path
 * @param {URLSearchParams} parameters
 * @param {IncomingMessage["headers"]} headers
 * @returns {Target | null}
 */
function targetWithQuery(kind, path, parameters, headers) {
  const isDocument = kind === "document";
  const hash = parameters.getAll(HASH_PARAMETER);
  if (hash.length !== (isDocument ? 0 : 1)) return null;
  const query = sharedQuery(path, parameters);
  if (query === null) return null;
  if (!isDocument && isRenderedEachTime(path, new URLSearchParams(query))) return null;
  const address = query ? `${path}?${query}` : path;
  const key = `${kind} ${address}`;
  if (isDocument) return { key, isDocument, path: address, headers: { accept: "text/html" } };
  const sent = ROUTER_HEADERS.map((name) => [name, single(headers[name])]).filter(([, value]) => value);
  const hashed = `${address}${query ? "&" : "?"}${HASH_PARAMETER}=${encodeURIComponent(hash[0] ?? "")}`;
  return { key, isDocument, path: hashed, headers: Object.fromEntries(sent) };
}
