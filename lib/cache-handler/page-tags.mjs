import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "../../config/process-wide.mjs";

/** Next's own tags of a path: nothing is revalidated by them. */
const IMPLICIT_TAG = "_N_T_";

/**
 * Tags as they can stand in a header; `storedAt` in ms if the page was stored.
 * @typedef {{ tags: Set<string>, storedAt: number | null }} PageTags
 */
/** @typedef {{ pageTags: PageTags, onPageTags: (pageTags: PageTags) => void }} Collector */

/** @type {AsyncLocalStorage<Collector>} */
const storage = processWide("page-tags", () => new AsyncLocalStorage());

/**
 * Runs a request; `onPageTags` gets what is known of its page, again whenever there is more.
 * @template T
 * @param {(pageTags: PageTags) => void} onPageTags
 * @param {() => T} run
 */
export const collectPageTags = (onPageTags, run) =>
  storage.run({ pageTags: { tags: new Set(), storedAt: null }, onPageTags }, run);

/**
 * @param {string[]} tags
 * @param {number | null} [storedAt]
 */
export function addPageTags(tags, storedAt = null) {
  const collector = storage.getStore();
  if (!collector) return;
  const { pageTags, onPageTags } = collector;
  const known = pageTags.tags.size;
  for (const tag of tags) if (!tag.startsWith(IMPLICIT_TAG)) pageTags.tags.add(encodeURIComponent(tag));
  pageTags.storedAt = storedAt ?? pageTags.storedAt;
  if (pageTags.tags.size > known || storedAt !== null) onPageTags(pageTags);
}
