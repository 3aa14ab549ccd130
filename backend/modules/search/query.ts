import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { searchWord } from "../../db/schema";
import { findCorrections } from "./corrections";
import { getRows } from "./rows";
import { extractSizes, toSizeLexeme } from "./sizes";
import { splitWithSynonyms, isSynonym } from "./synonyms";
import { toSearchForm, splitWords } from "./words";

const MAX_WORDS = 8;

/** A parsed search: each piece lists alternative phrases, one of which must match. */
export type ParsedSearch = {
  pieces: string[][];
  sizes: string[];
  /** Prefix of the name of the most likely product, or "". */
  prefix: string;
  /** Whether the prefix comes from a complete word, or from one still being typed. */
  isComplete: boolean;
  /** The query with its corrections, most likely first; empty when nothing was misspelt. */
  correctedQueries: string[];
};

/** Parses a query without corrections. */
export function parseExactSearch(q: string): ParsedSearch {
  const { sizes, rest } = extractSizes(q);
  const allWords = splitWords(rest).slice(0, MAX_WORDS);
  const textWords = allWords.filter((word) => !/^\d+$/.test(word));
  const pieces = splitWithSynonyms(textWords.length > 0 ? textWords : allWords);
  return {
    pieces,
    sizes: [...new Set(sizes.map(toSizeLexeme))],
    prefix: getPrefix(pieces[0]?.[0] ?? ""),
    isComplete: true,
    correctedQueries: [],
  };
}

/** Parses a query; unknown words are replaced by the closest known ones. */
export async function parseCorrectedSearch(db: Db, q: string): Promise<ParsedSearch> {
  const exactSearch = parseExactSearch(q);
  const unknown = await findUnknownWords(
    db,
    exactSearch.pieces.map((piece) => piece[0] ?? ""),
  );
  if (unknown.length === 0) return exactSearch;
  const replacements = await findCorrections(db, unknown);
  const pieces = exactSearch.pieces.map((piece) => replacements.get(piece[0] ?? "") ?? piece);
  return {
    ...exactSearch,
    pieces,
    prefix: getPrefix(pieces[0]?.[0] ?? ""),
    correctedQueries: applyCorrections(q, replacements),
  };
}

/** The query with each misspelt word replaced. */
function applyCorrections(q: string, replacements: Map<string, string[]>): string[] {
  const choiceCount = Math.max(0, ...[...replacements.values()].map((found) => found.length));
  const texts = Array.from({ length: choiceCount }, (_, choice) =>
    q.replace(/[\p{L}\p{N}]+/gu, (match) => {
      const found = replacements.get(splitWords(match)[0] ?? "");
      return found?.[choice] ?? found?.[0] ?? match;
    }),
  );
  return [...new Set(texts)];
}

/** The first word without its last letter, so that singular and plural share a prefix. */
function getPrefix(phrase: string): string {
  const first = phrase.split(" ")[0] ?? "";
  return first.length < 3 ? "" : first.slice(0, Math.max(3, first.length - 1));
}

/** Words found neither in the catalogue nor among the synonyms; stop words do not count as unknown. */
export async function findUnknownWords(db: Db, candidates: string[]): Promise<string[]> {
  const checkedWords = candidates.filter((word) => word !== "" && !word.includes(" ") && !isSynonym(word));
  if (checkedWords.length === 0) return [];
  const rows = checkedWords.map((word) => ({ word, form: toSearchForm(word) }));
  const result = await db.execute(sql`
    select t.word from json_to_recordset(${JSON.stringify(rows)}::json) as t(word text, form text),
      lateral (select tsvector_to_array(to_tsvector('madia', t.form)) as lexemes) l
    where cardinality(l.lexemes) > 0
      and not exists (select from ${searchWord} w where w.lexeme = any(l.lexemes))`);
  return getRows<{ word: string }>(result).map((row) => row.word);
}

/** Names, makers, features and single-kind categories; mixed departments only count when these find nothing. */
const STRICT_WEIGHTS = ":ABC";

function toTsquery(text: string): SQL {
  return sql`to_tsquery('madia', ${text})`;
}

/** Queries from the strictest to the broadest; the first with results is used. */
export function buildQueries({ pieces, sizes }: ParsedSearch): SQL[] {
  const phrase = (text: string, weights: string) =>
    `(${text
      .split(" ")
      .map((word) => `${toSearchForm(word)}${weights}`)
      .join(" & ")})`;
  const groups = (weights: string) =>
    pieces.map((piece) => `(${piece.map((text) => phrase(text, weights)).join(" | ")})`);
  const queries: string[] = [];
  if (sizes.length > 0) queries.push([...groups(STRICT_WEIGHTS), ...sizes].join(" & "));
  if (pieces.length > 0) queries.push(groups(STRICT_WEIGHTS).join(" & "), groups("").join(" & "));
  if (pieces.length > 1) queries.push(groups("").join(" | "));
  return queries.map(toTsquery);
}
