import { config } from "@/lib/config";
import { forgetWord, rememberedWords, rememberWord, type SearchWord } from "@/lib/rules/search-words";

const KEY = "madia.words";
const MOST = 50;

function isWord(value: unknown): value is SearchWord {
  if (typeof value !== "object" || value === null) return false;
  const { name, counter, timestamp } = value as Record<string, unknown>;
  return typeof name === "string" && typeof counter === "number" && typeof timestamp === "number";
}

/** What the device remembers; nothing where it may not, or where someone else wrote there. */
function read(): SearchWord[] {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(held) ? held.filter(isWord) : [];
  } catch {
    return [];
  }
}

const listeners = new Set<() => void>();
let held: SearchWord[] | null = null;
const NONE: SearchWord[] = [];

function write(words: SearchWord[]): void {
  held = null;
  try {
    localStorage.setItem(KEY, JSON.stringify(words.slice(0, MOST)));
  } catch {
    // A device that keeps nothing still searches.
  }
  for (const listener of listeners) listener();
}

/** Words searched on this device, most searched first; old ones are left out. The same list until one changes. */
export function searchedWords(now = new Date()): SearchWord[] {
  held ??= rememberedWords(read(), now, config.savedWordDays);
  return held;
}

/** On the server nobody has searched anything. */
export function noSearchedWords(): SearchWord[] {
  return NONE;
}

export function onSearchedWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function saveSearch(word: string, now = new Date()): void {
  write(rememberedWords(rememberWord(read(), word, now), now, config.savedWordDays));
}

export function forgetSearch(word: string): void {
  write(forgetWord(read(), word));
}

export function forgetSearches(): void {
  write([]);
}
