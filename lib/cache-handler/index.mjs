import { PageCache } from "./cache.mjs";
import { Files } from "./files.mjs";
import { Redis } from "./redis.mjs";
import { SHARES, readSettings } from "./settings.mjs";

/** @import { Context, Durations, Store, Value } from "./types" */

const CACHE_KEY = Symbol.for("madia.page-cache");

/** Next loads this file more than once in a process. */
const shared = /** @type {Record<symbol, PageCache | undefined>} */ (/** @type {unknown} */ (globalThis));

/**
 * @param {ReturnType<typeof readSettings>} settings
 * @returns {Store | null}
 */
function createStore({ isBuilding, redisUrl, build, folder, diskBytes }) {
  if (isBuilding) return null;
  if (redisUrl) return new Redis({ url: redisUrl, build });
  return diskBytes > 0 ? new Files({ folder, build, maxBytes: diskBytes, shares: SHARES.disk }) : null;
}

/** @param {string} [serverDistDir] */
function createCache(serverDistDir) {
  const settings = readSettings(process.env, serverDistDir);
  return new PageCache({
    store: createStore(settings),
    memoryBytes: settings.memoryBytes,
    shares: SHARES.memory,
  });
}

/** Next creates a handler per request; they share one cache per process. */
export default class CacheHandler {
  #cache;

  /** @param {{ serverDistDir?: string }} options */
  constructor({ serverDistDir }) {
    this.#cache = shared[CACHE_KEY] ??= createCache(serverDistDir);
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
