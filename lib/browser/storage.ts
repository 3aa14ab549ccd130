type StorageArea = "localStorage" | "sessionStorage";

/** Runs on the server too, where there is no storage; browsers may block it, or have no room left. */
function withStorage<T>(area: StorageArea, use: (storage: Storage) => T, otherwise: T): T {
  try {
    return use(globalThis[area]);
  } catch {
    return otherwise;
  }
}

/** null: nothing is stored, or storage is blocked. */
export const readItem = (area: StorageArea, key: string): string | null =>
  withStorage(area, (storage) => storage.getItem(key), null);

/** null for what is no JSON, too. */
export const readJson = (area: StorageArea, key: string): unknown =>
  withStorage<unknown>(area, (storage) => JSON.parse(storage.getItem(key) ?? "null"), null);

/** Returns whether it was stored. */
export function writeItem(area: StorageArea, key: string, value: string): boolean {
  const write = (storage: Storage) => {
    storage.setItem(key, value);
    return true;
  };
  return withStorage(area, write, false);
}

export const writeJson = (area: StorageArea, key: string, value: unknown): boolean =>
  writeItem(area, key, JSON.stringify(value));

export const removeItem = (area: StorageArea, key: string): void =>
  withStorage(area, (storage) => storage.removeItem(key), undefined);
