import { MADE_AT_HEADER } from "../headers.mjs";

/** @import { IncomingHttpHeaders } from "node:http" */

/**
 * How long a response may be used: fresh without asking, then stale while it is renewed.
 * @typedef {object} Storage
 * @property {Share} share
 * @property {number} freshMs
 * @property {number} staleMs
 * @property {number | null} madeAt of the page in Next's cache; null: not known
 */

/** @typedef {"pages" | "filtered" | "absent"} Share */

/** For pages of unknown age. */
const FRESH_MS = 30_000;
/** Tags make revalidated pages stale at once; before that, Next would only decompress its own copy. */
const MAX_FRESH_MS = 15 * 60_000;
const ABSENT_MS = 60_000;
const ABSENT = new Set([301, 308, 404]);
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
function madeAtOf(headers, now) {
  if (headers["x-nextjs-cache"] === "MISS") return now;
  const madeAt = Number(headers[MADE_AT_HEADER]);
  return headers["x-nextjs-cache"] === "HIT" && madeAt > 0 ? Math.min(madeAt, now) : null;
}

/**
 * As long as Next would send the same; never so short that every visit asks.
 * @param {number} sharedMs
 * @param {number | null} ageMs
 */
function freshMsOf(sharedMs, ageMs) {
  const leftMs = ageMs === null ? FRESH_MS : Math.max(FRESH_MS, sharedMs - ageMs);
  return Math.min(leftMs, sharedMs, MAX_FRESH_MS);
}

/**
 * Null: the response is not for everybody, or not for long.
 * @param {number} status
 * @param {IncomingHttpHeaders} headers
 * @param {{ isDocument: boolean, now: number }} options
 * @returns {Storage | null}
 */
export function storageOf(status, headers, { isDocument, now }) {
  const cacheControl = headers["cache-control"] ?? "";
  const sharedMs = secondsOf(cacheControl, "s-maxage") * 1000;
  if (sharedMs === 0 || /\b(?:private|no-store|no-cache)\b/.test(cacheControl)) return null;
  if (headers["set-cookie"] || !variesAsKnown(headers.vary)) return null;
  // RSC payload rendered per request depends on the previous page.
  const isPrerendered = headers["x-nextjs-cache"] !== undefined;
  if (!isDocument && !isPrerendered) return null;
  if (ABSENT.has(status))
    return { share: "absent", freshMs: Math.min(ABSENT_MS, sharedMs), staleMs: 0, madeAt: null };
  if (status !== 200) return null;
  const staleMs = secondsOf(cacheControl, "stale-while-revalidate") * 1000;
  if (!isPrerendered) return { share: "filtered", freshMs: sharedMs, staleMs, madeAt: null };
  const madeAt = madeAtOf(headers, now);
  const freshMs = freshMsOf(sharedMs, madeAt === null ? null : now - madeAt);
  return { share: "pages", freshMs, staleMs: sharedMs - freshMs + staleMs, madeAt };
}
