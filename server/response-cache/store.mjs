import { LRUCache } from "lru-cache";

/** @import { Entry } from "./entry.mjs" */
/** @import { Share } from "./storage.mjs" */

/** So that neither filters nor addresses that do not exist can evict pages. @type {Record<Share, number>} */
const SHARES = { pages: 0.85, filtered: 0.1, absent: 0.05 };

/** Entries by key, bounded in bytes, least recently used first. */
export class Store {
  /** @type {Record<Share, LRUCache<string, Entry>>} */
  #entries;

  /** @param {number} maxBytes */
  constructor(maxBytes) {
    /** @param {Share} share */
    const create = (share) =>
      new LRUCache({
        maxSize: Math.max(1, Math.floor(maxBytes * SHARES[share])),
        sizeCalculation: (/** @type {Entry} */ entry, /** @type {string} */ key) =>
          entry.bytes + 2 * key.length,
      });
    this.#entries = { pages: create("pages"), filtered: create("filtered"), absent: create("absent") };
  }

  get bytes() {
    return Object.values(this.#entries).reduce((sum, entries) => sum + entries.calculatedSize, 0);
  }

  get size() {
    return Object.values(this.#entries).reduce((sum, entries) => sum + entries.size, 0);
  }

  /** @param {string} key */
  get(key) {
    const { pages, filtered, absent } = this.#entries;
    return pages.get(key) ?? filtered.get(key) ?? absent.get(key);
  }

  /**
   * @param {string} key
   * @param {Entry} entry
   */
  set(key, entry) {
    for (const [share, entries] of Object.entries(this.#entries))
      if (share !== entry.share) entries.delete(key);
    const entries = this.#entries[entry.share];
    entries.set(key, entry);
    // Its size is that of the encodings made so far.
    entry.body.onResize = () => {
      if (entry.ownsBody && entries.peek(key) === entry) entries.set(key, entry);
    };
  }

  /** @param {string} key */
  delete(key) {
    for (const entries of Object.values(this.#entries)) entries.delete(key);
  }
}
