import { config } from "@/lib/config";
import { withoutSearch, recentSearches, recordSearch, type SavedSearch } from "@/lib/rules/recent-searches";

const STORAGE_KEY = "madia.words";
const MAX_STORED = 50;

function isRecentSearch(value: unknown): value is SavedSearch {
  if (typeof value !== "object" || value === null) return false;
  const { name, counter, timestamp } = value as Record<string, unknown>;
  return typeof name === "string" && typeof counter === "number" && typeof timestamp === "number";
}

function readStorage(): SavedSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecentSearch) : [];
  } catch {
    return [];
  }
}

const listeners = new Set<() => void>();
let cached: SavedSearch[] | null = null;
const EMPTY: SavedSearch[] = [];

function writeStorage(searches: SavedSearch[]): void {
  cached = null;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(searches.slice(0, MAX_STORED)));
  } catch {
    // Storage may be unavailable.
  }
  for (const listener of listeners) listener();
}

/** Returns the same array until the history changes, as useSyncExternalStore requires. */
export function getRecentSearches(now = new Date()): SavedSearch[] {
  cached ??= recentSearches(readStorage(), now, config.savedSearchDays);
  return cached;
}

export function getServerRecentSearches(): SavedSearch[] {
  return EMPTY;
}

export function subscribeToRecentSearches(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function saveSearch(query: string, now = new Date()): void {
  writeStorage(recentSearches(recordSearch(readStorage(), query, now), now, config.savedSearchDays));
}

export function removeSearch(query: string): void {
  writeStorage(withoutSearch(readStorage(), query));
}

export function clearSearches(): void {
  writeStorage([]);
}
