import { PageCache } from "./cache.mjs";
import { Files } from "./files.mjs";
import { Redis } from "./redis.mjs";
import { SHARES, readSettings } from "./settings.mjs";

const ONE = Symbol.for("madia.page-cache");

function storeOf({ isBuilding, redisUrl, build, folder, diskBytes }) {
  if (isBuilding) return null;
  if (redisUrl) return new Redis({ url: redisUrl, build });
  return diskBytes > 0 ? new Files({ folder, build, mostBytes: diskBytes, shares: SHARES.disk }) : null;
}

function makeCache(serverDistDir) {
  const settings = readSettings(process.env, serverDistDir);
  return new PageCache({
    store: storeOf(settings),
    memoryBytes: settings.memoryBytes,
    shares: SHARES.memory,
  });
}

/** Next makes one for each request; the cache behind it is one for the process. */
export default class CacheHandler {
  #cache;

  constructor({ serverDistDir }) {
    globalThis[ONE] ??= makeCache(serverDistDir);
    this.#cache = globalThis[ONE];
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
