import { isOutdated, MAX_STALE_AGE_MS } from "../../config/max-stale-age.mjs";
import { msToMidnight } from "../../config/shop-day.mjs";
import { STORED_AT_HEADER } from "../headers.mjs";

/** @import { IncomingHttpHeaders } from "node:http" */

/**
 * How long a response may be used: fresh without asking, then stale while it is renewed.
 * @typedef {object} CacheLifetime
 * @property {Partition} partition
 * @property {number} freshMs
 * @property {number} staleMs
 * @property {number | null} storedAt of the page in Next's cache; null: not known
 */

/** @typedef {"pages" | "filtered" | "other"} Partition */

/** For pages of unknown age. */
const FRESH_MS = 30_000;
/** Tags make revalidated pages stale at once; before that, Next would only decompress its own copy. */
const MAX_FRESH_MS = 15 * 60_000;
const BRIEF_MS = 60_000;
const BRIEFLY_CACHED_STATUSES = new Set([301, 308, 404]);
const VARY = new Set([
  "accept-encoding",
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
]);

/**
 * @param {string} cacheControl
 * @param {string} directive
 */
const secondsOf = (cacheControl, directive) =>
  Number(new RegExp(`\\b${directive}=(\\d+)`).exec(cacheControl)?.[1] ?? 0);

/**
 * Caches in front of the shop show old pages for as long as this one does, longer only while the shop is away.
 * @param {string} [cacheControl]
 */
export function sharedCacheControl(cacheControl = "") {
  const staleSeconds = secondsOf(cacheControl, "stale-while-revalidate");
  const limit = Math.max(0, MAX_STALE_AGE_MS / 1000 - secondsOf(cacheControl, "s-maxage"));
  if (staleSeconds <= limit) return cacheControl;
  return `${cacheControl.replace(/(stale-while-revalidate)=\d+/, `$1=${limit}`)}, stale-if-error=${staleSeconds}`;
}

/** @param {string | undefined} vary */
const variesAsKnown = (vary = "") =>
  vary
    .toLowerCase()
    .split(",")
    .every((name) => name.trim() === "" || VARY.has(name.trim()));

/**
 * When Next made the page, where it says so; null for one that it is about to make again.
 * @param {IncomingHttpHeaders} headers
 * @param {number} now
 */
function storedAtOf(headers, now) {
  if (["MISS", "REVALIDATED"].includes(String(headers["x-nextjs-cache"]))) return now;
  const storedAt = Number(headers[STORED_AT_HEADER]);
  return headers["x-nextjs-cache"] === "HIT" && storedAt > 0 ? Math.min(storedAt, now) : null;
}

/**
 * Next sends its copy and makes the page anew behind it, however old it is.
 * @param {IncomingHttpHeaders} headers
 * @param {number} now
 */
export function isOutdatedCopy(headers, now) {
  const storedAt = Number(headers[STORED_AT_HEADER]);
  return headers["x-nextjs-cache"] === "STALE" && storedAt > 0 && isOutdated(storedAt, now);
}

/**
 * As long as Next would send the same, and no longer than today; never so short that every visit asks.
 * @param {number} sharedMs
 * @param {number | null} storedAt
 * @param {number} now
 */
function freshMsOf(sharedMs, storedAt, now) {
  const leftMs = storedAt === null ? FRESH_MS : Math.max(FRESH_MS, sharedMs - (now - storedAt));
  return Math.min(leftMs, sharedMs, MAX_FRESH_MS, msToMidnight(now));
}

/**
 * Null: the response is not for everybody, or not for long.
 * @param {number} status
 * @param {IncomingHttpHeaders} headers
 * @param {{ isDocument: boolean, now: number }} options
 * @returns {CacheLifetime | null}
 */
export function cacheLifetimeOf(status, headers, { isDocument, now }) {
  const cacheControl = headers["cache-control"] ?? "";
  const sharedMs = secondsOf(cacheControl, "s-maxage") * 1000;
  if (sharedMs === 0 || /\b(?:private|no-store|no-cache)\b/.test(cacheControl)) return null;
  if (headers["set-cookie"] || !variesAsKnown(headers.vary)) return null;
  // RSC payload rendered per request depends on the previous page.
  const isPrerendered = headers["x-nextjs-cache"] !== undefined;
  if (!isDocument && !isPrerendered) return null;
  if (BRIEFLY_CACHED_STATUSES.has(status))
    return { partition: "other", freshMs: Math.min(BRIEF_MS, sharedMs), staleMs: 0, storedAt: null };
  if (status !== 200) return null;
  const staleMs = secondsOf(cacheControl, "stale-while-revalidate") * 1000;
  if (!isPrerendered)
    return { partition: "filtered", freshMs: Math.min(sharedMs, msToMidnight(now)), staleMs, storedAt: null };
  const storedAt = storedAtOf(headers, now);
  const freshMs = freshMsOf(sharedMs, storedAt, now);
  return { partition: "pages", freshMs, staleMs: sharedMs - freshMs + staleMs, storedAt };
}
