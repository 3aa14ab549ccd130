import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { productIndex, searchWord } from "../../db/schema";
import { resolveCompounds } from "./compounds";
import { findCorrections } from "./corrections";
import { readQueryWords } from "./query-words";
import { getRows } from "./rows";
import { extractSizes, type Size, toSizeLexeme, toWholeSizeLexeme } from "./sizes";
import { getSynonyms, type Synonyms } from "./synonyms";
import { toSearchForm, splitWords } from "./words";

const MAX_WORDS = 8;

/** A parsed search: each piece lists alternative phrases, one of which must match. */
export type ParsedSearch = {
  pieces: string[][];
  sizes: string[];
  /** The sizes of one pack: "1 l" rather than "6 x 1 l". */
  wholeSizes: string[];
  /** Numbers of names ("taglia 4", "tipo 00"): wanted, not required. */
  numbers: string[];
  /** Asks for what is on offer. */
  isOffer: boolean;
  /** The first word, as it is written. */
  head: string;
  /** Prefix of the name of the most likely product, or "". */
  prefix: string;
  /** Whether the prefix comes from a complete word, or from one still being typed. */
  isComplete: boolean;
  /** The query with its corrections, most likely first; empty when nothing was misspelt. */
  correctedQueries: string[];
};

const isNumber = (word: string) => /^\d+$/.test(word);

function toSearch(words: string[], sizes: Size[], isOffer: boolean, synonyms: Synonyms): ParsedSearch {
  const textWords = words.filter((word) => !isNumber(word));
  const pieces = synonyms.split(textWords.length > 0 ? textWords : words);
  return {
    pieces,
    sizes: [...new Set(sizes.map(toSizeLexeme))],
    wholeSizes: [...new Set(sizes.map(toWholeSizeLexeme))],
    numbers: textWords.length > 0 ? [...new Set(words.filter(isNumber))] : [],
    isOffer,
    ...headOf(pieces[0]?.[0]),
    isComplete: true,
    correctedQueries: [],
  };
}

/** Parses a query without corrections. */
export async function parseExactSearch(db: Db, q: string): Promise<ParsedSearch> {
  const { sizes, rest } = extractSizes(q);
  const { words, isOffer } = readQueryWords(splitWords(rest));
  return toSearch(words.slice(0, MAX_WORDS), sizes, isOffer, await getSynonyms(db));
}

/** Parses a query; unknown words are replaced by the closest known ones if something is found then. */
export async function parseCorrectedSearch(db: Db, q: string): Promise<ParsedSearch> {
  const { sizes, rest } = extractSizes(q);
  const { words: typedWords, isOffer } = readQueryWords(splitWords(rest));
  const synonyms = await getSynonyms(db);
  const words = await resolveCompounds(db, typedWords.slice(0, MAX_WORDS), synonyms);
  const exactSearch = toSearch(words, sizes, isOffer, synonyms);
  const unknown = await findUnknownWords(
    db,
    exactSearch.pieces.map((piece) => piece[0] ?? ""),
    synonyms,
  );
  if (unknown.length === 0) return exactSearch;
  const replacements = await findCorrections(db, unknown);
  const pieces = exactSearch.pieces.map((piece) => replacements.get(piece[0] ?? "") ?? piece);
  const corrected = {
    ...exactSearch,
    pieces,
    ...headOf(pieces[0]?.[0]),
    correctedQueries: applyCorrections(q, replacements),
  };
  if (pieces.length === 1 || (replacements.size > 0 && (await hasProducts(db, corrected)))) return corrected;
  const knownPieces = exactSearch.pieces.filter((piece) => !unknown.includes(piece[0] ?? ""));
  if (knownPieces.length === 0) return corrected;
  return { ...exactSearch, pieces: knownPieces, ...headOf(knownPieces[0]?.[0]) };
}

async function hasProducts(db: Db, search: ParsedSearch): Promise<boolean> {
  const matches = sql`${productIndex.document} @@ ${toTsquery(toGroups(search.pieces, "").join(" & "))}`;
  const rows = await db.select({ id: productIndex.productId }).from(productIndex).where(matches).limit(1);
  return rows.length > 0;
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

/** The first word, and its prefix without the last letter, which singular and plural share. */
export function headOf(phrase = ""): Pick<ParsedSearch, "head" | "prefix"> {
  const head = phrase.split(" ")[0] ?? "";
  return { head, prefix: head.length < 3 ? "" : head.slice(0, Math.max(3, head.length - 1)) };
}

/** Words found neither in the catalogue nor among the synonyms; stop words do not count as unknown. */
export async function findUnknownWords(db: Db, candidates: string[], synonyms: Synonyms): Promise<string[]> {
  const checkedWords = candidates.filter(
    (word) => word !== "" && !word.includes(" ") && !synonyms.includesWord(word),
  );
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

function toGroups(pieces: string[][], weights: string): string[] {
  const toPhrase = (text: string, operator: string) =>
    `(${text
      .split(" ")
      .map((word) => `${toSearchForm(word)}${weights}`)
      .join(operator)})`;
  // A phrase that means something else than its words is found as it is, or by what it means.
  return pieces.map(([typed = "", ...others]) => {
    const own = toPhrase(typed, others.length > 0 ? " <-> " : " & ");
    return `(${[own, ...others.map((text) => toPhrase(text, " & "))].join(" | ")})`;
  });
}

/** Every choice of all pieces but one. */
const allButOne = (groups: string[]) =>
  groups.map((_, left) => `(${groups.filter((_group, at) => at !== left).join(" & ")})`);

/** Queries from the strictest to the broadest; the first with results is used. */
export function buildQueries({ pieces, sizes, numbers }: ParsedSearch): SQL[] {
  const strict = toGroups(pieces, STRICT_WEIGHTS);
  const loose = toGroups(pieces, "");
  const numberGroups = numbers.map(
    (number) => `(${number}:A | ${toSizeLexeme({ pieces: 1, amount: Number(number), kind: "pz" })})`,
  );
  const all = (...groups: string[][]) => groups.flat().join(" & ");
  const queries: string[] = [];
  if (sizes.length > 0 && numbers.length > 0) queries.push(all(strict, numberGroups, sizes));
  if (numbers.length > 0) queries.push(all(strict, numberGroups), all(loose, numberGroups));
  if (sizes.length > 0) queries.push(all(strict, sizes));
  if (pieces.length > 0) queries.push(all(strict), all(loose));
  if (pieces.length > 2) queries.push(allButOne(loose).join(" | "));
  // The first word of an Italian name is the thing itself.
  if (pieces.length > 1) queries.push(strict[0] ?? "", loose.join(" | "));
  return queries.map(toTsquery);
}
