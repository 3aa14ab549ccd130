import { LRUCache } from "lru-cache";
import controls from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";

const MAX_ADDRESSES = 5_000;

/**
 * Next remembers the lifetime of every address it ever rendered, invented ones too (400 bytes each). It reads a lifetime
 * that is not there from the stored page.
 */
export function boundLifetimes() {
  const { SharedCacheControls } = /** @type {{ SharedCacheControls: object }} */ (
    /** @type {unknown} */ (controls)
  );
  Object.assign(SharedCacheControls, { cacheControls: new LRUCache({ max: MAX_ADDRESSES }) });
}
