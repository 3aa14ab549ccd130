import { sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { searchWord } from "../../db/schema";
import { corrections } from "./corrections";
import { slip } from "./distance";
import { readSearch, type Search, unknownWords } from "./query";
import { rowsOf } from "./rows";
import { alternatives, synonymsBeginning } from "./synonyms";
import { words } from "./words";

const MOST_COMPLETIONS = 6;
const SHORTEST_SYNONYM = 4;

/** A search someone is still typing: its last word may be the beginning of one. `term` is what it says so far. */
export type Typing = Search & { term: string };

/** The commonest words of the catalogue that begin so. */
async function completions(db: Db, prefix: string): Promise<string[]> {
  const result = await db.execute(sql`
    select word from ${searchWord} where word like ${`${prefix}%`} order by products desc limit ${MOST_COMPLETIONS}`);
  return rowsOf<{ word: string }>(result).map((row) => row.word);
}

/** What a word that is not finished may become. */
async function finish(db: Db, last: string): Promise<string[]> {
  const begun = await completions(db, last);
  const known = last.length < SHORTEST_SYNONYM ? [] : synonymsBeginning(last);
  const all = [...new Set([...begun, ...known.flatMap((word) => alternatives([word])[0] ?? [])])];
  if (all.length > 0) return all;
  if ((await unknownWords(db, [last])).length === 0) return [last];
  return (await corrections(db, [last])).get(last) ?? (await finishMisspelt(db, last));
}

/** "mozare" → "mozzarella": the beginning of a word, misspelt after its second letter. */
async function finishMisspelt(db: Db, last: string): Promise<string[]> {
  const result = await db.execute(sql`
    select word from ${searchWord} where word like ${`${last.slice(0, 2)}%`} and length(word) >= ${last.length}
    order by products desc`);
  const near = rowsOf<{ word: string }>(result).filter(({ word }) =>
    [0, 1].some((more) => slip(last, word.slice(0, last.length + more)) !== null),
  );
  return near.length > 0 ? near.slice(0, MOST_COMPLETIONS).map(({ word }) => word) : [last];
}

/** Reads a search while it is typed; a blank at its end says that the last word is finished. */
export async function readTyping(db: Db, q: string): Promise<Typing> {
  const row = words(q);
  const last = row.at(-1);
  if (last === undefined || /\s$/.test(q) || /^\d/.test(last)) {
    const search = await readSearch(db, q);
    return { ...search, term: termOf(search) };
  }
  const finished = row.slice(0, -1).join(" ");
  const before = finished ? await readSearch(db, finished) : null;
  const ends = await finish(db, last);
  const meant = ends[0]?.startsWith(last) ? last : (ends[0] ?? last);
  if (!before) return { pieces: [ends], sizes: [], begins: meant, finished: false, term: meant };
  const term = [termOf(before), meant].filter(Boolean).join(" ");
  return { ...before, pieces: [...before.pieces, ends], term };
}

function termOf({ pieces }: Pick<Search, "pieces">): string {
  return pieces.map((piece) => piece[0] ?? "").join(" ");
}
