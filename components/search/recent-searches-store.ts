import { config } from "@/lib/config";
import { createStore } from "@/lib/store";
import {
  limitSearches,
  withoutSearch,
  recentSearches,
  recordSearch,
  type SavedSearch,
} from "@/lib/rules/recent-searches";

const STORAGE_KEY = "madia.recent-searches";
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

export const recentSearchesStore = createStore<SavedSearch[]>([], () =>
  recentSearches(readStorage(), new Date(), config.savedSearchDays),
);

function write(searches: SavedSearch[]): void {
  const kept = limitSearches(searches, MAX_STORED);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Storage may be unavailable.
  }
  recentSearchesStore.set(kept);
}

export function saveSearch(query: string, now = new Date()): void {
  write(recentSearches(recordSearch(readStorage(), query, now), now, config.savedSearchDays));
}

export function removeSearch(query: string): void {
  write(withoutSearch(recentSearches(readStorage(), new Date(), config.savedSearchDays), query));
}

export function clearSearches(): void {
  write([]);
}
