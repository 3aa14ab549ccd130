/** There is no storage on the server; browsers may block it, or have no room left. */
type StorageArea = "localStorage" | "sessionStorage";

/** null: nothing is stored, or storage is blocked. */
export function readItem(area: StorageArea, key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** null for what is no JSON, too. */
export function readJson(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(readItem(area, key) ?? "null");
  } catch {
    return null;
  }
}

/** Returns whether it was stored. */
export function writeItem(area: StorageArea, key: string, value: string): boolean {
  try {
    globalThis[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export const writeJson = (area: StorageArea, key: string, value: unknown): boolean =>
  writeItem(area, key, JSON.stringify(value));

export function removeItem(area: StorageArea, key: string): void {
  try {
    globalThis[area].removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
