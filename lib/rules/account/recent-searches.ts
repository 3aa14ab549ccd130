import { DAY_MS } from "../dates/duration";

export type SavedSearch = {
  name: string;
  counter: number;
  timestamp: number;
};

const RECENT_SEARCH_DAYS = 30;

const isSameSearch = (a: string, b: string): boolean =>
  a.toLocaleLowerCase("it") === b.toLocaleLowerCase("it");

export function recordSearch(searches: SavedSearch[], query: string, now: Date): SavedSearch[] {
  const name = query.replace(/\s+/g, " ").trim();
  if (name === "") return searches;
  const timestamp = now.getTime();
  if (!searches.some((search) => isSameSearch(search.name, name)))
    return [...searches, { name, counter: 1, timestamp }];
  return searches.map((search) =>
    isSameSearch(search.name, name) ? { ...search, counter: search.counter + 1, timestamp } : search,
  );
}

export function withoutSearch(searches: SavedSearch[], query: string): SavedSearch[] {
  return searches.filter(({ name }) => !isSameSearch(name, query.trim()));
}

export function recentSearches(searches: SavedSearch[], now: Date, days = RECENT_SEARCH_DAYS): SavedSearch[] {
  const oldest = now.getTime() - days * DAY_MS;
  return searches
    .filter(({ timestamp }) => timestamp >= oldest)
    .sort((a, b) => b.counter - a.counter || b.timestamp - a.timestamp);
}

/** Of sorted searches the first, and always the newest: a new word would lose against any repeated one. */
export function limitSearches(sorted: SavedSearch[], max: number): SavedSearch[] {
  if (sorted.length <= max) return sorted;
  const timestamps = sorted.map(({ timestamp }) => timestamp);
  const newestAt = timestamps.lastIndexOf(Math.max(...timestamps));
  return sorted.filter((_search, index) => index < max - 1 || index === Math.max(newestAt, max - 1));
}
