import { inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { productIndex, searchWord } from "../../db/schema";
import { resolveCompounds } from "./compounds";
import { findCorrections } from "./corrections";
import { isGeneric, isLink, readQueryWords } from "./query-words";
import { getRows } from "./rows";
import { extractSizes, type Size, toPackLexeme, toSizeLexeme, toWholeSizeLexeme } from "./sizes";
import { getSynonyms, isBrand, type Synonyms } from "./synonyms";
import { toSearchForm, splitWords } from "./words";

const MAX_WORDS = 8;
const MIN_PLAIN_SIZE = 50;
/** "Birra 66". */
const [MIN_CENTILITRES, MAX_CENTILITRES] = [20, 99];
/** So many times more products than those of another word of the query, and as many as that. */
const VAGUE = 10;
const MIN_VAGUE = 40;

/** A parsed search: each piece lists alternative phrases, one of which must match. */
export type ParsedSearch = {
  pieces: string[][];
  sizes: string[];
  /** The sizes of one pack: "1 l" rather than "6 x 1 l". */
  wholeSizes: string[];
  /** Numbers of names ("taglia 4", "tipo 00"): wanted, not required. */
  numbers: string[];
  /** What must not be in it: "tonno senza olio". */
  absent: string[];
  /** Asks for what is on offer. */
  isOffer: boolean;
  /** The first word, as it is written. */
  head: string;
  /** Prefix of the name of the most likely product, or "". */
  prefix: string;
  /** The piece that says most: the one with fewest products. */
  rarest: number;
  /** Whether the prefix comes from a complete word, or from one still being typed. */
  isComplete: boolean;
  /** The query with its corrections, most likely first; empty when nothing was misspelt. */
  correctedQueries: string[];
};

const isNumber = (word: string) => /^\d+$/.test(word);

const ABSENT = "senza";

/** "Olive senza nocciolo" are not found by their stones: what is absent is one piece with the word that says so. */
function joinAbsent(pieces: string[][]): string[][] {
  return pieces.flatMap((piece, at) => {
    const [before, after] = [pieces[at - 1]?.[0], pieces[at + 1]?.[0]];
    if (piece[0] === ABSENT && after) return [[`${ABSENT} ${after}`]];
    return before === ABSENT ? [] : [piece];
  });
}

function toSearch(words: string[], sizes: Size[], isOffer: boolean, synonyms: Synonyms): ParsedSearch {
  const textWords = words.filter((word) => !isNumber(word));
  const pieces = joinAbsent(synonyms.split(textWords.length > 0 ? textWords : words));
  return {
    pieces,
    sizes: [...new Set(sizes.map(toSizeLexeme))],
    wholeSizes: [...new Set(sizes.map(toWholeSizeLexeme))],
    numbers: textWords.length > 0 ? [...new Set(words.filter(isNumber))] : [],
    absent: pieces.flatMap(([typed = "", ...others]) =>
      others.length === 0 && typed.startsWith(`${ABSENT} `) ? typed.split(" ").slice(1) : [],
    ),
    isOffer,
    ...headOf(pieces[0]?.[0]),
    rarest: 0,
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

async function findRarest(db: Db, pieces: string[][]): Promise<number> {
  if (pieces.length < 2) return 0;
  const { word, products } = searchWord;
  const words = [...new Set(pieces.flat().flatMap((phrase) => phrase.split(" ")))];
  const rows = await db.select({ word, products }).from(searchWord).where(inArray(word, words));
  const known = new Map(rows.map((row) => [row.word, row.products]));
  const countOf = (phrase: string) =>
    Math.min(...phrase.split(" ").map((each) => known.get(each) ?? Infinity));
  const counts = pieces.map(([typed = "", ...others]) => {
    if (isGeneric(typed) || isBrand(typed) || typed.startsWith(ABSENT)) return Infinity;
    // What a brand or another word stands for counts as well.
    const found = [typed, ...others].map(countOf).filter(Number.isFinite);
    return found.length > 0 ? Math.max(...found) : Infinity;
  });
  const least = Math.min(...counts);
  // The first word of an Italian name is the thing itself, unless it says next to nothing.
  return (counts[0] ?? 0) < Math.max(least * VAGUE, MIN_VAGUE) ? 0 : Math.max(0, counts.indexOf(least));
}

/** Parses a query, and which of its words says most. */
export async function parseCorrectedSearch(db: Db, q: string): Promise<ParsedSearch> {
  const search = await parseWithCorrections(db, q);
  return { ...search, rarest: await findRarest(db, search.pieces) };
}

/** Parses a query; unknown words are replaced by the closest known ones if something is found then. */
async function parseWithCorrections(db: Db, q: string): Promise<ParsedSearch> {
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
  const replacements = await findCorrections(db, unknown, synonyms);
  const pieces = exactSearch.pieces.map(
    (piece) =>
      replacements.get(piece[0] ?? "")?.flatMap((word) => synonyms.split([word])[0] ?? word) ?? piece,
  );
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

/** "Radichio" has the stem of "radici": another ending is no longer than this. */
const MAX_ENDING = 2;

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
      and not exists (
        select from ${searchWord} w
        where w.lexeme = any(l.lexemes)
          and w.word like left(t.word, greatest(1, length(t.word) - ${MAX_ENDING})) || '%')`);
  return getRows<{ word: string }>(result).map((row) => row.word);
}

/** Names, makers, features and single-kind categories; mixed departments only count when these find nothing. */
const STRICT_WEIGHTS = ":ABC";

function toTsquery(text: string): SQL {
  return sql`to_tsquery('madia', ${text})`;
}

/** "Torta" finds "tortine"; the beginning of a short word says nothing. */
const MIN_ROOT = 5;
const byRoot = (word: string) => (word.length >= MIN_ROOT ? ":*" : "");

function toGroups(pieces: string[][], weights: string | ((word: string) => string)): string[] {
  const weightOf = typeof weights === "string" ? () => weights : weights;
  const toPhrase = (text: string, operator: string) =>
    `(${text
      .split(" ")
      .map((word) => `${toSearchForm(word)}${weightOf(word)}`)
      .join(operator)})`;
  // A phrase that means something else than its words is found as it is, or by what it means.
  return pieces.map(([typed = "", ...others]) => {
    const own = toPhrase(typed, others.length > 0 ? " <-> " : " & ");
    return `(${[own, ...others.map((text) => toPhrase(text, " & "))].join(" | ")})`;
  });
}

const namedPieces = (pieces: string[][]) =>
  pieces.filter(([typed]) => !isLink(typed) && !isGeneric(typed ?? ""));

/** What the first two words of several name: they say more than those that follow. */
export function leadingQuery({ pieces }: ParsedSearch): SQL | null {
  const named = namedPieces(pieces);
  return named.length > 2 ? toTsquery(toGroups(named.slice(0, 2), STRICT_WEIGHTS).join(" & ")) : null;
}

/** Every choice of all pieces but one. */
const allButOne = (groups: string[]) =>
  groups.map((_, left) => `(${groups.filter((_group, at) => at !== left).join(" & ")})`);

/** Queries from the strictest to the broadest; the first with results is used. */
export function buildQueries({ pieces, sizes, numbers, rarest }: ParsedSearch): SQL[] {
  const strict = toGroups(pieces, STRICT_WEIGHTS);
  const loose = toGroups(pieces, "");
  const numberGroups = numbers.map((number) => {
    const amount = Number(number);
    // "burro 125": nobody buys a gram.
    const kinds = amount >= MIN_PLAIN_SIZE ? (["pz", "any"] as const) : (["pz"] as const);
    const isCentilitres = amount >= MIN_CENTILITRES && amount <= MAX_CENTILITRES;
    const drinks = isCentilitres ? [toSizeLexeme({ pieces: 1, amount: amount * 10, kind: "ml" })] : [];
    const packs = amount > 1 ? [toPackLexeme(amount)] : [];
    const sizesOf = kinds.map((kind) => toSizeLexeme({ pieces: 1, amount, kind }));
    return `(${[`${number}:A`, ...sizesOf, ...packs, ...drinks].join(" | ")})`;
  });
  const all = (...groups: string[][]) => groups.flat().join(" & ");
  const queries: string[] = [];
  if (sizes.length > 0 && numbers.length > 0) queries.push(all(strict, numberGroups, sizes));
  // Mixed departments hold what is next to the thing; its own name, maker or kind says the first word.
  const headed = [...strict.slice(0, 1), ...loose.slice(1)];
  if (numbers.length > 0) queries.push(all(strict, numberGroups), all(headed, numberGroups));
  if (sizes.length > 0) queries.push(all(strict, sizes));
  if (pieces.length > 0) queries.push(all(strict), all(pieces.length > 1 ? headed : loose));
  if (pieces.length > 1) queries.push(all(toGroups(pieces, byRoot)));
  const named = namedPieces(pieces);
  if (named.length > 0 && named.length < pieces.length)
    queries.push(all(toGroups(named, STRICT_WEIGHTS)), all(toGroups(named, "")));
  if (named.length > 2) queries.push(allButOne(toGroups(named, "")).join(" | "));
  if (pieces.length > 1) queries.push(strict[rarest] ?? "", strict[0] ?? "", loose.join(" | "));
  return queries.map(toTsquery);
}
