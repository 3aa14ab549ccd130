import { readJson, removeItem, writeJson } from "../browser/storage";
import { config } from "../config";
import { createStore } from "../state/store";
import {
  limitSearches,
  withoutSearch,
  recentSearches,
  recordSearch,
  type SavedSearch,
} from "../rules/account/recent-searches";
import { readHint, SIGNED_IN_HINT } from "../session/session-hint";

const STORAGE_KEY = "madia.recent-searches";
const MAX_STORED = 50;

function isRecentSearch(value: unknown): value is SavedSearch {
  if (typeof value !== "object" || value === null) return false;
  const { name, counter, timestamp } = value as Record<string, unknown>;
  return typeof name === "string" && typeof counter === "number" && typeof timestamp === "number";
}

/** By the hint cookie; "": a visitor, whose searches are the customer's after the log-in. */
type Stored = { owner: string; searches: unknown };

const NOTHING: Stored = { owner: "", searches: [] };

function readStored(): Stored {
  const stored = readJson("localStorage", STORAGE_KEY) as Partial<Stored> | null;
  return { ...NOTHING, ...stored };
}

const readOwner = () => readHint(SIGNED_IN_HINT);

const isOfAnother = ({ owner }: Stored, customer: string): boolean => owner !== "" && owner !== customer;

function readStorage(): SavedSearch[] {
  const stored = readStored();
  const { searches } = isOfAnother(stored, readOwner()) ? NOTHING : stored;
  return Array.isArray(searches) ? searches.filter(isRecentSearch) : [];
}

const readRecent = (now = new Date()) => recentSearches(readStorage(), now, config.savedSearchDays);

export const recentSearchesStore = createStore<SavedSearch[]>([], readRecent);

function write(searches: SavedSearch[]): void {
  const kept = limitSearches(searches, MAX_STORED);
  writeJson("localStorage", STORAGE_KEY, { owner: readOwner(), searches: kept } satisfies Stored);
  recentSearchesStore.set(kept);
}

export function saveSearch(query: string, now = new Date()): void {
  write(recentSearches(recordSearch(readStorage(), query, now), now, config.savedSearchDays));
}

export function removeSearch(query: string): void {
  write(withoutSearch(readRecent(), query));
}

export function clearSearches(): void {
  write([]);
}

/** Those of another customer leave the device. `customer`: the hint of the one signed in now, "" without one. */
export function removeSearchesOfOthers(customer: string): void {
  if (isOfAnother(readStored(), customer)) removeItem("localStorage", STORAGE_KEY);
  recentSearchesStore.set(readRecent());
}
