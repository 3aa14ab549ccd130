import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { searchWord } from "../../db/schema";
import { corrections } from "./corrections";
import { rowsOf } from "./rows";
import { takeSizes, wantedLexeme } from "./sizes";
import { alternatives, isSynonym } from "./synonyms";
import { searchForm, words } from "./words";

const MOST_WORDS = 8;

/** A search as it will be put to the database: each piece lists the phrases of which one must be found. */
export type Search = {
  pieces: string[][];
  sizes: string[];
  /** How the name of what is most likely meant begins; "" when unknown. */
  begins: string;
  /** Whether that is a word without its ending, or what has been typed of one so far. */
  finished: boolean;
  /** What was typed with its mended words, likeliest first; empty when nothing was misspelt. */
  mended: string[];
};

/** Reads what someone typed, as it is written. */
export function plainSearch(q: string): Search {
  const { sizes, rest } = takeSizes(q);
  const all = words(rest).slice(0, MOST_WORDS);
  const named = all.filter((word) => !/^\d+$/.test(word));
  const pieces = alternatives(named.length > 0 ? named : all);
  return {
    pieces,
    sizes: [...new Set(sizes.map(wantedLexeme))],
    begins: beginning(pieces[0]?.[0] ?? ""),
    finished: true,
    mended: [],
  };
}

/** Reads what someone typed; words no product carries are replaced by the nearest that one does. */
export async function readSearch(db: Db, q: string): Promise<Search> {
  const plain = plainSearch(q);
  const strangers = await unknownWords(
    db,
    plain.pieces.map((piece) => piece[0] ?? ""),
  );
  if (strangers.length === 0) return plain;
  const nearest = await corrections(db, strangers);
  const pieces = plain.pieces.map((piece) => nearest.get(piece[0] ?? "") ?? piece);
  return { ...plain, pieces, begins: beginning(pieces[0]?.[0] ?? ""), mended: mend(q, nearest) };
}

/** The text as typed, each misspelt word in the place of which another was searched for. */
function mend(q: string, nearest: Map<string, string[]>): string[] {
  const most = Math.max(0, ...[...nearest.values()].map((found) => found.length));
  const texts = Array.from({ length: most }, (_, choice) =>
    q.replace(/[\p{L}\p{N}]+/gu, (typed) => {
      const found = nearest.get(words(typed)[0] ?? "");
      return found?.[choice] ?? found?.[0] ?? typed;
    }),
  );
  return [...new Set(texts)];
}

/** The first word without its last letter, so that singular and plural begin alike. */
function beginning(phrase: string): string {
  const first = phrase.split(" ")[0] ?? "";
  return first.length < 3 ? "" : first.slice(0, Math.max(3, first.length - 1));
}

/** Words of which neither the catalogue nor the synonyms know anything; words too common to search by are no strangers. */
export async function unknownWords(db: Db, candidates: string[]): Promise<string[]> {
  const asked = candidates.filter((word) => word !== "" && !word.includes(" ") && !isSynonym(word));
  if (asked.length === 0) return [];
  const rows = asked.map((word) => ({ word, form: searchForm(word) }));
  const result = await db.execute(sql`
    select t.word from json_to_recordset(${JSON.stringify(rows)}::json) as t(word text, form text),
      lateral (select tsvector_to_array(to_tsvector('madia', t.form)) as lexemes) l
    where cardinality(l.lexemes) > 0
      and not exists (select from ${searchWord} w where w.lexeme = any(l.lexemes))`);
  return rowsOf<{ word: string }>(result).map((row) => row.word);
}

/** Names, makers, features and shelves of one kind of goods; departments of many kinds only count when these find nothing. */
const STRICT = ":ABC";

function tsquery(text: string): SQL {
  return sql`to_tsquery('madia', ${text})`;
}

/** From the strictest reading of a search to the most generous; the first with results is the one to take. */
export function readings({ pieces, sizes }: Search): SQL[] {
  const phrase = (text: string, weights: string) =>
    `(${text
      .split(" ")
      .map((word) => `${searchForm(word)}${weights}`)
      .join(" & ")})`;
  const groups = (weights: string) =>
    pieces.map((piece) => `(${piece.map((text) => phrase(text, weights)).join(" | ")})`);
  const wanted: string[] = [];
  if (sizes.length > 0) wanted.push([...groups(STRICT), ...sizes].join(" & "));
  if (pieces.length > 0) wanted.push(groups(STRICT).join(" & "), groups("").join(" & "));
  if (pieces.length > 1) wanted.push(groups("").join(" | "));
  return wanted.map(tsquery);
}
