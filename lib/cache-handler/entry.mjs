import { isOfEarlierDay } from "../../config/max-stale-age.mjs";
import { MAX_ENTRY_AGE_MS } from "./settings.mjs";

/** @import { Context, Entry, Partition, State, Value } from "./types" */
/** @import { TagTimes } from "./tag-times.mjs" */

const TAGS_HEADER = "x-next-cache-tags";
const ENTRY_OVERHEAD = 512;

/**
 * @param {Value | null} value
 * @returns {Partition}
 */
export function partitionOf(value) {
  if (value?.kind === "FETCH") return "data";
  const isPage = value && value.kind !== "REDIRECT" && (value.status ?? 200) === 200;
  return isPage ? "pages" : "other";
}

/**
 * Estimated bytes in memory, upper bound: strings with non-Latin-1 characters take two bytes per character.
 * @param {string} key
 * @param {Value | null} value
 */
export function bytesOf(key, value) {
  let bytes = ENTRY_OVERHEAD + 2 * key.length;
  if (!value) return bytes;
  if (value.kind === "FETCH") return bytes + 2 * (value.data?.body.length ?? 0);
  bytes += 2 * (value.html?.length ?? 0) + (value.rscData?.length ?? 0) + (value.body?.length ?? 0);
  for (const [path, part] of value.segmentData ?? []) bytes += 2 * path.length + part.length;
  return bytes;
}

/**
 * @param {Value | null} value
 * @param {Context} context
 */
export function tagsOf(value, context) {
  if (context.kind === "FETCH") return [...(context.tags ?? []), ...(context.softTags ?? [])];
  const header = value?.headers?.[TAGS_HEADER];
  return typeof header === "string" ? header.split(",") : [];
}

/**
 * Seconds an entry is fresh; false: no limit.
 * @param {Entry} entry
 * @param {Context} context
 */
function lifetimeOf({ value, cacheControl }, context) {
  if (context.kind === "FETCH") return context.revalidate || (value?.revalidate ?? false);
  return cacheControl?.revalidate ?? 1;
}

/**
 * @param {Entry} entry
 * @param {Context} context
 * @param {TagTimes} tagTimes
 * @param {number} now
 * @returns {State}
 */
export function stateOf(entry, context, tagTimes, now) {
  const age = now - entry.lastModified;
  const tags = tagsOf(entry.value, context);
  if (age > MAX_ENTRY_AGE_MS || tagTimes.areExpired(tags, entry.lastModified)) return "gone";
  const lifetime = lifetimeOf(entry, context);
  if (tagTimes.areStale(tags, entry.lastModified)) return lifetime === false ? "gone" : "stale";
  if (lifetime === false) return "fresh";
  return age <= lifetime * 1000 && !isOfEarlierDay(entry.lastModified, now) ? "fresh" : "stale";
}

/**
 * Next only checks ages: entries that a tag or midnight made stale are returned with an older date.
 * @param {Entry} entry
 * @param {Context} context
 * @param {number} now
 */
export function backdate(entry, context, now) {
  const lastModified = Math.min(entry.lastModified, now - (lifetimeOf(entry, context) || 0) * 1000 - 1000);
  return { ...entry, lastModified };
}
