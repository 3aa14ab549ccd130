import { readItem, removeItem, writeItem } from "../browser/storage";

const STORAGE_KEY = "madia.reloaded";

const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "ChunkLoadError" || /^(?:Failed to load|Loading) chunk/.test(error.message));

const reloadPage = () => window.location.reload();

/** A document of an earlier build may request removed scripts: reloads the URL once. Returns whether it does. */
export function reloadForMissingChunk(error: unknown, reload?: () => void): boolean {
  return isMissingChunk(error) && reloadOnce(reload);
}

export function reloadOnce(reload = reloadPage): boolean {
  const { href } = window.location;
  // Without storage the page might reload again and again.
  if (readItem("sessionStorage", STORAGE_KEY) === href) return false;
  if (!writeItem("sessionStorage", STORAGE_KEY, href)) return false;
  reload();
  return true;
}

export const clearReloadMark = (): void => removeItem("sessionStorage", STORAGE_KEY);
