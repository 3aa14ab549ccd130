import { isPageInUse } from "./page-in-use";
import { reloadForMissingChunk } from "./stale-build";

/** For a part that the page can do without. */
export function reloadForMissingPart(error: unknown, reload?: () => void): void {
  if (navigator.onLine && !isPageInUse()) reloadForMissingChunk(error, reload);
}
