import { inArray } from "drizzle-orm";
import type { Db } from "../../db/client";
import { searchWord } from "../../db/schema";
import type { Synonyms } from "./synonyms";

const MIN_PART = 3;
const MAX_JOINED = 3;

const splitsOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 2 * MIN_PART + 1) }, (_, at) => [
    word.slice(0, MIN_PART + at),
    word.slice(MIN_PART + at),
  ]);

function joinsOf(words: string[]): string[] {
  return words.flatMap((_, start) =>
    Array.from({ length: MAX_JOINED - 1 }, (_unused, more) => words.slice(start, start + more + 2))
      .filter((parts) => parts.length > 1)
      .map((parts) => parts.join("")),
  );
}

/**
 * Words as the catalogue writes them: "fior di latte" is "fiordilatte", "cornflakes" is "corn flakes".
 */
export async function resolveCompounds(db: Db, words: string[], synonyms: Synonyms): Promise<string[]> {
  const candidates = [...words, ...joinsOf(words), ...words.flatMap((word) => splitsOf(word).flat())];
  if (candidates.length === 0) return words;
  const rows = await db
    .select({ word: searchWord.word })
    .from(searchWord)
    .where(inArray(searchWord.word, [...new Set(candidates)]));
  const known = new Set(rows.map(({ word }) => word));
  const isKnown = (word: string) => known.has(word) || synonyms.has(word);
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
    const parts = isKnown(word) ? undefined : splitsOf(word).find((pair) => pair.every(isKnown));
    resolved.push(...(parts ?? [word]));
    at += 1;
  }
  return resolved;
}
