import { sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { searchWord } from "../../db/schema";
import { allowedEdits, slip } from "./distance";
import { rowsOf } from "./rows";

const MOST_ALTERNATIVES = 3;

type Candidate = { word: string; lexeme: string; products: number };

/** For each misspelt word the words of the catalogue it was most likely meant to be; none: it is left out. */
export async function corrections(db: Db, misspelt: string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const typed of misspelt) {
    if (allowedEdits(typed) === 0) continue;
    const near = nearest(typed, await similarWords(db, typed));
    const words = near.length > 0 ? near : nearest(typed, await wordsOfLikeLength(db, typed));
    if (words.length > 0) found.set(typed, words);
  }
  return found;
}

async function similarWords(db: Db, typed: string): Promise<Candidate[]> {
  const result = await db.execute(sql`
    select word, lexeme, products from ${searchWord} where word % ${typed}
    order by similarity(word, ${typed}) desc, products desc limit 40`);
  return rowsOf<Candidate>(result);
}

/** Where trigrams see no likeness, as in a swap of the first letters ("ouva"). */
async function wordsOfLikeLength(db: Db, typed: string): Promise<Candidate[]> {
  const result = await db.execute(sql`
    select word, lexeme, products from ${searchWord}
    where length(word) between ${typed.length - 1} and ${typed.length + 1}`);
  return rowsOf<Candidate>(result);
}

function nearest(typed: string, candidates: Candidate[]): string[] {
  const near = candidates
    .map((candidate) => ({ ...candidate, distance: slip(typed, candidate.word) }))
    .filter((candidate): candidate is Candidate & { distance: number } => candidate.distance !== null)
    .sort((a, b) => a.distance - b.distance || b.products - a.products);
  const best = near[0]?.distance;
  const equal = near.filter(({ distance }) => distance === best);
  const one = equal.filter(({ lexeme }, at) => equal.findIndex((other) => other.lexeme === lexeme) === at);
  return one.slice(0, MOST_ALTERNATIVES).map(({ word }) => word);
}
