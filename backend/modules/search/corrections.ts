import { sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { searchWord } from "../../db/schema";
import { allowedEdits, typoDistance } from "./distance";
import { getRows } from "./rows";

const MAX_ALTERNATIVES = 3;

type Candidate = { word: string; lexeme: string; products: number };

/** Maps each misspelt word to the closest words of the catalogue; a word without any is left out. */
export async function findCorrections(db: Db, misspeltWords: string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const input of misspeltWords) {
    if (allowedEdits(input) === 0) continue;
    const matches = findNearest(input, await findSimilarWords(db, input));
    const words =
      matches.length > 0 ? matches : findNearest(input, await findWordsOfSimilarLength(db, input));
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
