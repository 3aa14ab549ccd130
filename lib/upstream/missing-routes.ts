import { LRUCache } from "lru-cache";
import { processWide } from "../../config/process-wide.mjs";

/** What an upstream does not have, such as a menu or a content system; checked again after a minute. */
export const missingRoutes = processWide(
  "missing-routes",
  () => new LRUCache<string, true>({ max: 1000, ttl: 60_000 }),
);
