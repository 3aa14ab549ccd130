import { BRAND_GENERICS } from "../../seed/search/brands";
import { ONE_WAY_SYNONYMS, SYNONYM_GROUPS } from "../../seed/search/synonyms";

const MIN_INFLECTED = 5;

/** The same for singular and plural: "bistecca", "bistecche". */
const stemOf = (word: string) => (word.length < MIN_INFLECTED ? word : word.replace(/h?[aeio]$/, ""));

const keyOf = (words: string[]) => words.map(stemOf).join(" ");

function buildTable(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (phrase: string, others: string[]) => {
    const key = keyOf(phrase.split(" "));
    found.set(key, [...new Set([...(found.get(key) ?? []), ...others])]);
  };
  for (const group of SYNONYM_GROUPS) for (const phrase of group) add(phrase, group);
  for (const table of [ONE_WAY_SYNONYMS, BRAND_GENERICS])
    for (const [word, phrases] of Object.entries(table)) add(word, phrases);
  return found;
}

const SYNONYMS = buildTable();
const SYNONYM_STEMS = new Set([...SYNONYMS.keys()].flatMap((key) => key.split(" ")));
const SYNONYM_HEADWORDS = [
  ...new Set([...SYNONYM_GROUPS.flat(), ...Object.keys({ ...ONE_WAY_SYNONYMS, ...BRAND_GENERICS })]),
].filter((phrase) => !phrase.includes(" "));
const MAX_PHRASE_WORDS = 5;

/**
 * Splits words into pieces with their synonyms:
 * ["latte", "senza", "glutine"] → [["latte"], ["senza glutine", "gluten free", "celiaci"]].
 */
export function splitWithSynonyms(words: string[]): string[][] {
  const pieces: string[][] = [];
  for (let index = 0; index < words.length;) {
    let length = Math.min(MAX_PHRASE_WORDS, words.length - index);
    while (length > 1 && !SYNONYMS.has(keyOf(words.slice(index, index + length)))) length -= 1;
    const phrase = words.slice(index, index + length);
    const typed = phrase.join(" ");
    const others = (SYNONYMS.get(keyOf(phrase)) ?? []).filter((other) => other !== typed);
    pieces.push([typed, ...others]);
    index += length;
  }
  return pieces;
}

/** Words of synonyms are never corrected, although no product contains them. */
export function isSynonymWord(word: string): boolean {
  return SYNONYM_STEMS.has(stemOf(word));
}

export function isSynonym(word: string): boolean {
  return SYNONYMS.has(stemOf(word));
}

/** Words with synonyms that begin with a prefix. */
export function findSynonymsByPrefix(prefix: string): string[] {
  return SYNONYM_HEADWORDS.filter((word) => word.startsWith(prefix));
}
