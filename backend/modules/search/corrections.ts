import { sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { searchWord } from "../../db/schema";
import { allowedEdits, typoDistance } from "./distance";
import { getRows } from "./rows";
import type { Synonyms } from "./synonyms";

const MAX_ALTERNATIVES = 3;

type Candidate = { word: string; lexeme: string; products: number };

/** Maps each misspelt word to the closest words of the catalogue; a word without any is left out. */
export async function findCorrections(
  db: Db,
  misspeltWords: string[],
  synonyms: Synonyms,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const input of misspeltWords) {
    if (allowedEdits(input) === 0) continue;
    let words = findNearest(input, await findSimilarWords(db, input));
    if (words.length === 0) words = findNearest(input, await findWordsOfSimilarLength(db, input));
    if (words.length === 0) words = findNearest(input, synonyms.singleWords.map(toCandidate));
    if (words.length === 0) words = await findBase(db, input);
    if (words.length === 0) words = await findAbbreviated(db, input);
    if (words.length > 0) found.set(input, words);
  }
  return found;
}

async function findSimilarWords(db: Db, input: string): Promise<Candidate[]> {
  const result = await db.execute(sql`
    select word, lexeme, products from ${searchWord} where word % ${input}
    order by similarity(word, ${input}) desc, products desc limit 40`);
  return getRows<Candidate>(result);
}

/** Fallback where trigrams find nothing, as with swapped first letters ("ouva"). */
async function findWordsOfSimilarLength(db: Db, input: string): Promise<Candidate[]> {
  const result = await db.execute(sql`
    select word, lexeme, products from ${searchWord}
    where length(word) between ${input.length - 1} and ${input.length + 1}`);
  return getRows<Candidate>(result);
}

const toCandidate = (word: string): Candidate => ({ word, lexeme: word, products: 0 });

const DIMINUTIVE = /^(.{4,}?)(?:ol|ic)?(?:in|ett|ott|ell|ucc|on)[aeio]$/;

/** "seppioline" are "seppie". */
async function findBase(db: Db, input: string): Promise<string[]> {
  const [, root = ""] = DIMINUTIVE.exec(input) ?? [];
  if (!root) return [];
  const result = await db.execute(sql`
    select word, lexeme, products from ${searchWord}
    where word like ${`${root}%`} and length(word) <= ${root.length + 2} order by products desc limit 1`);
  return getRows<Candidate>(result).map(({ word }) => word);
}

/** "parz" is short for "parzialmente". */
async function findAbbreviated(db: Db, input: string): Promise<string[]> {
  const result = await db.execute(sql`
    select word, lexeme, products from ${searchWord} where word like ${`${input}%`} order by products desc limit 1`);
  return getRows<Candidate>(result).map(({ word }) => word);
}

function findNearest(input: string, candidates: Candidate[]): string[] {
  const matches = candidates
    .map((candidate) => ({ ...candidate, distance: typoDistance(input, candidate.word) }))
    .filter((candidate): candidate is Candidate & { distance: number } => candidate.distance !== null)
    .sort((a, b) => a.distance - b.distance || b.products - a.products);
  const bestDistance = matches[0]?.distance;
  const equallyClose = matches.filter(({ distance }) => distance === bestDistance);
  const distinct = equallyClose.filter(
    ({ lexeme }, index) => equallyClose.findIndex((other) => other.lexeme === lexeme) === index,
  );
  return distinct.slice(0, MAX_ALTERNATIVES).map(({ word }) => word);
}
