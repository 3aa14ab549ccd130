import { LRUCache } from "lru-cache";
import controls from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";

const MAX_URLS = 5_000;

/** Next stores the lifetime of every URL it ever rendered; a missing one is read from the stored page. */
export function limitCacheControls() {
  const { SharedCacheControls } = /** @type {{ SharedCacheControls: object }} */ (
    /** @type {unknown} */ (controls)
  );
  Object.assign(SharedCacheControls, { cacheControls: new LRUCache({ max: MAX_URLS }) });
}
