import fc from "fast-check";
import {
  limitSearches,
  withoutSearch,
  recentSearches,
  recordSearch,
  type SavedSearch,
} from "@/lib/rules/account/recent-searches";

const now = new Date("2026-11-20T10:00:00Z");
const daysAgo = (days: number) => now.getTime() - days * 86_400_000;
const word = (name: string, counter = 1, timestamp = now.getTime()): SavedSearch => ({
  name,
  counter,
  timestamp,
});

test.each([
  ["adds a new one", [word("pane", 2)], "latte", [word("pane", 2), word("latte")]],
  ["counts a known one again, whatever its case", [word("Pane", 2, daysAgo(3))], "PANE", [word("Pane", 3)]],
  ["normalises spaces", [], "  pane   nero ", [word("pane nero")]],
  ["ignores blank text", [word("pane")], "   ", [word("pane")]],
])("%s", (_, words, query, expected) => {
  expect(recordSearch(words, query, now)).toEqual(expected);
});

it("drops expired words and sorts the rest by counter", () => {
  const words = [
    word("uova", 1),
    word("old", 9, daysAgo(31)),
    word("pane", 5, daysAgo(30)),
    word("tè", 1, daysAgo(2)),
  ];
  expect(recentSearches(words, now).map(({ name }) => name)).toEqual(["pane", "uova", "tè"]);
  expect(recentSearches(words, now, 1).map(({ name }) => name)).toEqual(["uova"]);
});

it("removes a word", () => {
  expect(withoutSearch([word("Pane"), word("uova")], " pane ")).toEqual([word("uova")]);
});

it("keeps the most counted words and always the newest one", () => {
  const words = [word("pane", 5, daysAgo(3)), word("tè", 2, daysAgo(2)), word("uova", 1, daysAgo(1))];
  const namesOf = (searches: SavedSearch[], count: number) =>
    limitSearches(searches, count).map(({ name }) => name);
  expect(namesOf(words, 3)).toEqual(["pane", "tè", "uova"]);
  expect(namesOf(words, 2)).toEqual(["pane", "uova"]);
  expect(namesOf([word("pane", 5), ...words.slice(1)], 2)).toEqual(["pane", "tè"]);
  expect(namesOf([word("pane", 2), word("tè", 1)], 1)).toEqual(["tè"]);
  expect(namesOf([], 2)).toEqual([]);
});

it("remembers a word just searched, however often the others were", () => {
  const MAX = 4;
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a", "b", "c", "d", "e", "f", "g")), (searches) => {
      const words = searches.reduce<SavedSearch[]>((previous, search, index) => {
        const at = new Date(now.getTime() + index);
        return limitSearches(recentSearches(recordSearch(previous, search, at), at), MAX);
      }, []);
      expect(words.length).toBe(Math.min(MAX, new Set(searches).size));
      const last = searches.at(-1);
      if (last) expect(words.map(({ name }) => name)).toContain(last);
    }),
  );
});

it("has no duplicates", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom(..."abAB ") })), (searches) => {
      const words = searches.reduce<SavedSearch[]>(
        (previous, search) => recordSearch(previous, search, now),
        [],
      );
      expect(new Set(words.map(({ name }) => name.toLowerCase())).size).toBe(words.length);
      const counted = words.reduce((sum, { counter }) => sum + counter, 0);
      expect(counted).toBe(searches.filter((search) => search.trim() !== "").length);
    }),
  );
});
