import { canReload } from "./page-in-use";
import { reloadForMissingChunk } from "./missing-chunk";

/** For a chunk that the page can do without. Returns whether the page is being reloaded. */
export function reloadForMissingChunkUnlessInUse(error: unknown, reload?: () => void): boolean {
  return navigator.onLine && canReload() && reloadForMissingChunk(error, reload);
}
