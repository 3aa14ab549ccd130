import { openPageCache } from "./page-cache.mjs";

/** @import { Context, Durations, Value } from "./types" */

/** Next creates a handler per request; they share one cache per process. */
export default class CacheHandler {
  #cache;

  /** @param {{ serverDistDir?: string }} options */
  constructor({ serverDistDir }) {
    this.#cache = openPageCache(serverDistDir);
  }

  /**
   * @param {string} key
   * @param {Context} context
   */
  get(key, context) {
    return this.#cache.get(key, context);
  }

  /**
   * @param {string} key
   * @param {Value | null} value
   * @param {Context} context
   */
  set(key, value, context) {
    return this.#cache.set(key, value, context);
  }

  /**
   * @param {string | string[]} tags
   * @param {Durations} [durations]
   */
  revalidateTag(tags, durations) {
    return this.#cache.revalidateTag(tags, durations);
  }

  resetRequestCache() {}
}
