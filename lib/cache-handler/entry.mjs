import { LONGEST_LIFE_MS } from "./settings.mjs";

const TAGS_HEADER = "x-next-cache-tags";
const ENTRY_OVERHEAD = 512;

/** Which share of the room an entry takes: `pages`, `data` or `absent`. */
export function shareOf(value) {
  if (value?.kind === "FETCH") return "data";
  const isPage = value && value.kind !== "REDIRECT" && (value.status ?? 200) === 200;
  return isPage ? "pages" : "absent";
}

/** Bytes in memory, rather too many than too few: a string with one "€" takes two bytes a letter. */
export function bytesOf(key, value) {
  let bytes = ENTRY_OVERHEAD + 2 * key.length;
  if (!value) return bytes;
  if (value.kind === "FETCH") return bytes + 2 * value.data.body.length;
  bytes += 2 * (value.html?.length ?? 0) + (value.rscData?.length ?? 0) + (value.body?.length ?? 0);
  for (const [path, part] of value.segmentData ?? []) bytes += 2 * path.length + part.length;
  return bytes;
}

/** A page names its tags in a header, an answer of the shop is asked for with its own. */
function tagsOf({ value }, context) {
  if (context.kind === "FETCH") return [...(context.tags ?? []), ...(context.softTags ?? [])];
  const header = value?.headers?.[TAGS_HEADER];
  return typeof header === "string" ? header.split(",") : [];
}

/** Seconds an entry is fresh; false: as long as it is kept. */
function lifetimeOf({ value, cacheControl }, context) {
  if (context.kind === "FETCH") return context.revalidate || value.revalidate;
  return cacheControl?.revalidate ?? 1;
}

/** "fresh", "stale" (to be shown while it is made anew) or "gone". */
export function stateOf(entry, context, tagTimes, now) {
  const age = now - entry.lastModified;
  const tags = tagsOf(entry, context);
  if (age > LONGEST_LIFE_MS || tagTimes.areExpired(tags, entry.lastModified)) return "gone";
  const lifetime = lifetimeOf(entry, context);
  if (tagTimes.areStale(tags, entry.lastModified)) return lifetime === false ? "gone" : "stale";
  return lifetime === false || age <= lifetime * 1000 ? "fresh" : "stale";
}

/** Next knows nothing of our tags, only ages: what a tag made stale is handed over as old enough. */
export function aged(entry, context, now) {
  const lastModified = Math.min(entry.lastModified, now - lifetimeOf(entry, context) * 1000 - 1000);
  return { ...entry, lastModified };
}
