import { AsyncLocalStorage } from "node:async_hooks";

/** Next's own tags of a path: nothing is revalidated by them. */
const IMPLICIT_TAG = "_N_T_";
const KEY = Symbol.for("madia.page-tags");

/** @typedef {{ tags: Set<string>, onTags: (tags: string[]) => void }} Collection */

/** Next loads the cache handler apart from the server: both have to see one storage. */
const shared = /** @type {Record<symbol, AsyncLocalStorage<Collection> | undefined>} */ (
  /** @type {unknown} */ (globalThis)
);
const storage = (shared[KEY] ??= new AsyncLocalStorage());

/**
 * Runs a request; `onTags` gets the tags, encoded as they can stand in a header, of what its page was made
 * from, again whenever there are more.
 * @template T
 * @param {(tags: string[]) => void} onTags
 * @param {() => T} run
 */
export const collectTags = (onTags, run) => storage.run({ tags: new Set(), onTags }, run);

/** @param {string[]} tags */
export function addPageTags(tags) {
  const collection = storage.getStore();
  if (!collection) return;
  const known = collection.tags.size;
  for (const tag of tags) if (!tag.startsWith(IMPLICIT_TAG)) collection.tags.add(encodeURIComponent(tag));
  if (collection.tags.size > known) collection.onTags([...collection.tags]);
}
