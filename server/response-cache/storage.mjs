/** @import { IncomingHttpHeaders } from "node:http" */

/**
 * How long a response may be used: fresh without asking, then stale while it is renewed.
 * @typedef {object} Storage
 * @property {Share} share
 * @property {number} freshMs
 * @property {number} staleMs
 */

/** @typedef {"pages" | "filtered" | "absent"} Share */

/** Next keeps the page itself: asking it again costs little and finds what was revalidated elsewhere. */
const FRESH_MS = 5_000;
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
 * Null: the response is not for everybody, or not for long.
 * @param {number} status
 * @param {IncomingHttpHeaders} headers
 * @param {boolean} isDocument
 * @returns {Storage | null}
 */
export function storageOf(status, headers, isDocument) {
  const cacheControl = headers["cache-control"] ?? "";
  const sharedSeconds = secondsOf(cacheControl, "s-maxage");
  if (sharedSeconds === 0 || /\b(?:private|no-store|no-cache)\b/.test(cacheControl)) return null;
  if (headers["set-cookie"] || !variesAsKnown(headers.vary)) return null;
  // Data of a page rendered for this request depends on where the visitor comes from.
  const isPrerendered = headers["x-nextjs-cache"] !== undefined;
  if (!isDocument && !isPrerendered) return null;
  if (ABSENT.has(status))
    return { share: "absent", freshMs: Math.min(ABSENT_MS, sharedSeconds * 1000), staleMs: 0 };
  if (status !== 200) return null;
  const sharedMs = sharedSeconds * 1000;
  const staleMs = secondsOf(cacheControl, "stale-while-revalidate") * 1000;
  return isPrerendered
    ? { share: "pages", freshMs: Math.min(FRESH_MS, sharedMs), staleMs: sharedMs + staleMs }
    : { share: "filtered", freshMs: sharedMs, staleMs };
}
