const STORAGE_KEY = "madia.reloaded";

const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "ChunkLoadError" || /^(?:Failed to load|Loading) chunk/.test(error.message));

const reloadPage = () => window.location.reload();

/** A document of an earlier build may request removed scripts: reloads the URL once. Returns whether it does. */
export function reloadForMissingChunk(error: unknown, reload = reloadPage): boolean {
  if (!isMissingChunk(error)) return false;
  const { href } = window.location;
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === href) return false;
    sessionStorage.setItem(STORAGE_KEY, href);
  } catch {
    return false;
  }
  reload();
  return true;
}

export function clearReloadMark(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage may be blocked.
  }
}
