import { sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { searchWord } from "../../db/schema";
import { corrections } from "./corrections";
import { slip } from "./distance";
import { readSearch, type Search, unknownWords } from "./query";
import { rowsOf } from "./rows";
import { alternatives, synonymsBeginning } from "./synonyms";
import { takeSizes } from "./sizes";
import { fold, words } from "./words";

const MOST_COMPLETIONS = 6;
const SHORTEST_SYNONYM = 4;

/** A search someone is still typing: its last word may be the beginning of one. */
export type Typing = Search & {
  /** What it says so far. */
  term: string;
  /** No more products than this can answer it; null: not known yet. */
  hits: number | null;
};

type Ending = { words: string[]; hits: number | null };

/** The commonest words of the catalogue that begin so, one for each stem. */
async function completions(db: Db, prefix: string): Promise<{ word: string; products: number }[]> {
  const result = await db.execute(sql`
    select (array_agg(word order by products desc, word))[1] as word, sum(products)::int as products
    from ${searchWord} where word like ${`${prefix}%`}
    group by lexeme order by 2 desc limit ${MOST_COMPLETIONS}`);
  return rowsOf<{ word: string; products: number }>(result);
}

/** What a word that is not finished may become. */
async function finish(db: Db, last: string): Promise<Ending> {
  const begun = await completions(db, last);
  const found = begun.map(({ word }) => word);
  const known = last.length < SHORTEST_SYNONYM ? [] : synonymsBeginning(last);
  if (known.length > 0) {
    return {
      words: [...new Set([...found, ...known.flatMap((word) => alternatives([word])[0] ?? [])])],
      hits: null,
    };
  }
  if (found.length > 0) return { words: found, hits: begun.reduce((sum, { products }) => sum + products, 0) };
  if ((await unknownWords(db, [last])).length === 0) return { words: [last], hits: null };
  return { words: (await corrections(db, [last])).get(last) ?? (await finishMisspelt(db, last)), hits: null };
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

/** Reads a search while it is typed; a blank or a size at its end says that the last word is finished. */
export async function readTyping(db: Db, q: string): Promise<Typing> {
  const { rest } = takeSizes(q);
  const row = words(rest);
  const last = row.at(-1);
  if (last === undefined || /\s$/.test(rest) || /^\d/.test(last)) {
    const search = await readSearch(db, q);
    return { ...search, term: termOf(search), hits: null };
  }
  const earlier = q.slice(0, Math.max(0, fold(q).lastIndexOf(last)));
  const before = row.length > 1 || earlier.trim() ? await readSearch(db, earlier) : null;
  const { words: ends, hits } = await finish(db, last);
  const meant = ends[0]?.startsWith(last) ? last : (ends[0] ?? last);
  if (!before || before.pieces.length === 0) {
    const sizes = before?.sizes ?? [];
    return { pieces: [ends], sizes, begins: meant, finished: false, mended: [], term: meant, hits };
  }
  return { ...before, pieces: [...before.pieces, ends], term: `${termOf(before)} ${meant}`, hits: null };
}

function termOf({ pieces }: Pick<Search, "pieces">): string {
  return pieces.map((piece) => piece[0] ?? "").join(" ");
}
