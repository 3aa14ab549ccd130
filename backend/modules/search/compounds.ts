import { inArray } from "drizzle-orm";
import type { Db } from "../../db/client";
import { searchWord } from "../../db/schema";
import type { Synonyms } from "./synonyms";

const MIN_PART = 3;
const MAX_JOINED = 3;
const MAX_RUN_TOGETHER = 30;
/** What links two words that are typed without blanks: "oliodoliva", "lattedisoia". */
const INNER_LINKS = ["d", "di", "da", "al", "all", "alla", "del", "dell", "della", "in", "per", "con"];
const SENZA = "senza";

const splitsOf = (word: string): [first: string, rest: string][] =>
  Array.from({ length: Math.max(0, word.length - 2 * MIN_PART + 1) }, (_, at) => [
    word.slice(0, MIN_PART + at),
    word.slice(MIN_PART + at),
  ]);

const withoutStart = (text: string, start: string): string[] =>
  text.startsWith(start) && text.length >= start.length + MIN_PART ? [text.slice(start.length)] : [];

/** "Lattedisoia" is "latte" and "soia"; "pastasenzaglutine" is three words. */
const linkedSplitsOf = (word: string): string[][] =>
  word.length > MAX_RUN_TOGETHER
    ? []
    : splitsOf(word).flatMap(([first, rest]) => [
        ...withoutStart(rest, SENZA).map((last) => [first, SENZA, last]),
        ...INNER_LINKS.flatMap((link) => withoutStart(rest, link).map((last) => [first, last])),
      ]);

function joinsOf(words: string[]): string[] {
  return words.flatMap((_, start) =>
    Array.from({ length: MAX_JOINED - 1 }, (_unused, more) => words.slice(start, start + more + 2))
      .filter((parts) => parts.length > 1)
      .map((parts) => parts.join("")),
  );
}

async function findKnown(db: Db, words: string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const rows = await db
    .select({ word: searchWord.word })
    .from(searchWord)
    .where(inArray(searchWord.word, [...new Set(words)]));
  return rows.map(({ word }) => word);
}

/**
 * Words as the catalogue writes them: "fior di latte" is "fiordilatte", "cornflakes" is "corn flakes".
 */
export async function resolveCompounds(db: Db, words: string[], synonyms: Synonyms): Promise<string[]> {
  const known = new Set(await findKnown(db, [...words, ...joinsOf(words)]));
  const isKnown = (word: string) => known.has(word) || synonyms.has(word);
  const splits = new Map(
    words
      .filter((word) => !isKnown(word))
      .map((word): [string, string[][]] => [word, [...splitsOf(word), ...linkedSplitsOf(word)]]),
  );
  for (const word of await findKnown(db, [...splits.values()].flat(2))) known.add(word);
  const isKnownPart = (word: string) => word === SENZA || isKnown(word);
  const resolved: string[] = [];
  for (let at = 0; at < words.length;) {
    const joined = [3, 2]
      .filter((count) => at + count <= words.length)
      .find((count) => isKnown(words.slice(at, at + count).join("")));
    if (joined) {
      resolved.push(words.slice(at, at + joined).join(""));
      at += joined;
      continue;
    }
    const word = words[at] ?? "";
    resolved.push(...(splits.get(word)?.find((parts) => parts.every(isKnownPart)) ?? [word]));
    at += 1;
  }
  return resolved;
}
