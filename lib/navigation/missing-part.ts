import { isPageInUse } from "./page-in-use";
import { reloadForMissingChunk } from "./stale-build";

/** For a part that the page can do without. Returns whether the page is being reloaded. */
export function reloadForMissingPart(error: unknown, reload?: () => void): boolean {
  return navigator.onLine && !isPageInUse() && reloadForMissingChunk(error, reload);
}
