import { AsyncLocalStorage } from "node:async_hooks";

/** Next's own tags of a path: nothing is revalidated by them. */
const IMPLICIT_TAG = "_N_T_";
const KEY = Symbol.for("madia.page-origin");

/**
 * Tags as they can stand in a header; `madeAt` in ms if the page was stored and is fresh.
 * @typedef {{ tags: Set<string>, madeAt: number | null }} PageOrigin
 */
/** @typedef {{ origin: PageOrigin, onOrigin: (origin: PageOrigin) => void }} Collection */

/** Next loads the cache handler apart from the server: both have to see one storage. */
const shared = /** @type {Record<symbol, AsyncLocalStorage<Collection> | undefined>} */ (
  /** @type {unknown} */ (globalThis)
);
const storage = (shared[KEY] ??= new AsyncLocalStorage());

/**
 * Runs a request; `onOrigin` gets what is known of its page, again whenever there is more.
 * @template T
 * @param {(origin: PageOrigin) => void} onOrigin
 * @param {() => T} run
 */
export const collectOrigin = (onOrigin, run) =>
  storage.run({ origin: { tags: new Set(), madeAt: null }, onOrigin }, run);

/**
 * @param {string[]} tags
 * @param {number | null} [madeAt]
 */
export function addPageOrigin(tags, madeAt = null) {
  const collection = storage.getStore();
  if (!collection) return;
  const { origin, onOrigin } = collection;
  const known = origin.tags.size;
  for (const tag of tags) if (!tag.startsWith(IMPLICIT_TAG)) origin.tags.add(encodeURIComponent(tag));
  origin.madeAt = madeAt ?? origin.madeAt;
  if (origin.tags.size > known || madeAt !== null) onOrigin(origin);
}
