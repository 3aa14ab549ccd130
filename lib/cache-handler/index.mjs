import { PageCache } from "./cache.mjs";
import { Files } from "./files.mjs";
import { Redis } from "./redis.mjs";
import { SHARES, readSettings } from "./settings.mjs";

const CACHE_KEY = Symbol.for("madia.page-cache");

function createStore({ isBuilding, redisUrl, build, folder, diskBytes }) {
  if (isBuilding) return null;
  if (redisUrl) return new Redis({ url: redisUrl, build });
  return diskBytes > 0 ? new Files({ folder, build, maxBytes: diskBytes, shares: SHARES.disk }) : null;
}

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

  constructor({ serverDistDir }) {
    globalThis[CACHE_KEY] ??= createCache(serverDistDir);
    this.#cache = globalThis[CACHE_KEY];
  }

  get(key, context) {
    return this.#cache.get(key, context);
  }

  set(key, value, context) {
    return this.#cache.set(key, value, context);
  }

  revalidateTag(tags, durations) {
    return this.#cache.revalidateTag(tags, durations);
  }

  resetRequestCache() {}
}
