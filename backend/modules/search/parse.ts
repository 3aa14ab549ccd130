import { inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { productIndex, searchWord } from "../../db/schema";
import { resolveCompounds } from "./compounds";
import { type Correction, findCorrections } from "./corrections";
import { findAdjectives } from "./adjectives";
import { headOf, type ParsedSearch } from "./parsed-search";
import { namedPieces, STRICT_WEIGHTS, toGroups, toTsquery } from "./query";
import { absentWords, isAnimal, isCut, isGeneric, isMeat, readQueryWords, saysAbsence } from "./query-words";
import { type ReadPrices, readPrices } from "./prices";
import { PREPARE, readRequest } from "./request-words";
import { extractSizes, type Size, toPackLexeme, toSizeLexeme, toWholeSizeLexeme } from "./sizes";
import { splitMisspelt } from "./misspelt-compounds";
import { getSynonyms, isBrand, type Synonyms } from "./synonyms";
import { findUnknownWords } from "./unknown-words";
import { fold, splitWords } from "./words";

const MAX_WORDS = 8;
/** So many times more products than those of another word of the query, and as many as that. */
const VAGUE = 10;
const MIN_VAGUE = 40;

const isNumber = (word: string) => /^\d+$/.test(word);

/** "Olive senza nocciolo" are not found by their stones: what is absent is one piece with the word that says so. */
function joinAbsent(pieces: string[][]): string[][] {
  return pieces.flatMap((piece, at) => {
    const [before = "", typed = "", after] = [pieces[at - 1]?.[0], piece[0], pieces[at + 1]?.[0]];
    if (saysAbsence(typed) && after) return [[`${typed} ${after}`]];
    return saysAbsence(before) ? [] : [piece];
  });
}

type ReadQuery = Omit<ReadPrices, "rest"> & {
  words: string[];
  sizes: Size[];
  wanted: string[];
  isOffer: boolean;
};

/** "200 g di panna" are in a pack of 200 ml. */
const weighedOrMeasured = (size: Size): Size[] =>
  size.kind === "g" || size.kind === "ml"
    ? [size, { ...size, kind: size.kind === "g" ? "ml" : "g" }]
    : [size];

/** How much is said first is what somebody wants ("mezzo chilo di pane"); said last it is a pack ("latte 1 l"). */
function readQuery(q: string): ReadQuery {
  const { rest: unpriced, ...prices } = readPrices(fold(q.trim()));
  const { sizes, rest } = extractSizes(readRequest(unpriced));
  const { words, isOffer, count } = readQueryWords(splitWords(rest));
  const isAmount = /^\s/.test(rest);
  const counts =
    count > 1 ? [toPackLexeme(count), toSizeLexeme({ pieces: 1, amount: count, kind: "pz" })] : [];
  return {
    words: words.slice(0, MAX_WORDS),
    sizes: isAmount ? [] : sizes,
    wanted: [...new Set([...sizes.flatMap(weighedOrMeasured).map(toWholeSizeLexeme), ...counts])],
    isOffer,
    ...prices,
  };
}

function toSearch(
  { words, sizes, wanted, isOffer, price, isCheap }: ReadQuery,
  synonyms: Synonyms,
): ParsedSearch {
  const textWords = words.filter((word) => !isNumber(word));
  const split = synonyms.split(textWords.length > 0 ? textWords : words);
  const pieces = joinAbsent(split.length > 1 ? split.filter(([typed]) => typed !== PREPARE) : split);
  return {
    pieces,
    sizes: [...new Set(sizes.map(toSizeLexeme))],
    wantedSizes: wanted,
    unknown: [],
    numbers: textWords.length > 0 ? [...new Set(words.filter(isNumber))] : [],
    isOffer,
    price,
    isCheap,
    ...headOf(pieces[0]?.[0]),
    rarest: 0,
    adjectives: [],
    isComplete: true,
    correctedQueries: [],
  };
}

/** Parses a query without corrections. */
export async function parseExactSearch(db: Db, q: string): Promise<ParsedSearch> {
  return toSearch(readQuery(q), await getSynonyms(db));
}

async function findRarest(db: Db, pieces: string[][]): Promise<number> {
  if (pieces.length < 2) return 0;
  const [only, ...others] = namedPieces(pieces);
  if (only && others.length === 0) return pieces.indexOf(only);
  const hasCut = isCut(pieces[0]?.[0] ?? "");
  const animal = pieces.findIndex(([typed = ""]) => isAnimal(typed) || (hasCut && isMeat(typed)));
  if (animal >= 0) return animal;
  const { word, products } = searchWord;
  const words = [...new Set(pieces.flat().flatMap((phrase) => phrase.split(" ")))];
  const rows = await db.select({ word, products }).from(searchWord).where(inArray(word, words));
  const known = new Map(rows.map((row) => [row.word, row.products]));
  const countOf = (phrase: string) =>
    Math.min(...phrase.split(" ").map((each) => known.get(each) ?? Infinity));
  const counts = pieces.map(([typed = "", ...others]) => {
    if (isGeneric(typed) || isBrand(typed) || absentWords(typed).length > 0) return Infinity;
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
  const hasBrand = search.pieces.length > 1 && search.pieces.some(([typed = ""]) => isBrand(typed));
  const adjectives = hasBrand ? await findAdjectives(db, search.pieces) : [];
  return { ...search, adjectives, rarest: await findRarest(db, search.pieces) };
}

/** Parses a query; unknown words are replaced by the closest known ones, doubtful ones if something is found then. */
async function parseWithCorrections(db: Db, q: string): Promise<ParsedSearch> {
  const query = readQuery(q);
  const synonyms = await getSynonyms(db);
  const words = await resolveCompounds(db, query.words, synonyms);
  const exactSearch = toSearch({ ...query, words }, synonyms);
  const typed = exactSearch.pieces.map((piece) => piece[0] ?? "");
  const unknown = await findUnknownWords(db, typed, synonyms);
  if (unknown.length === 0) return exactSearch;
  const corrections = await findCorrections(db, unknown, synonyms, words.at(-1), words.length === 1);
  for (const word of unknown.filter((each) => !corrections.has(each))) {
    const parts = await splitMisspelt(db, word, synonyms);
    if (parts) corrections.set(word, { words: [parts.join(" ")], isSure: true });
  }
  const withPhrases = toSearch({ ...query, words: words.map((word) => wordOf(corrections, word)) }, synonyms);
  const corrected: ParsedSearch =
    withPhrases.pieces.length < exactSearch.pieces.length
      ? withPhrases
      : withPieces(exactSearch, correctPieces(exactSearch.pieces, corrections, synonyms));
  corrected.correctedQueries = applyCorrections(q, corrections);
  corrected.unknown = unknown.filter((word) => !corrections.has(word));
  const doubtful = unknown.filter((word) => !corrections.get(word)?.isSure);
  if (typed.length === 1 || doubtful.length === 0) return corrected;
  if (corrections.size > 0 && (await hasProducts(db, corrected))) return corrected;
  const knownPieces = exactSearch.pieces.filter(([word = ""]) => !doubtful.includes(word));
  if (knownPieces.length === 0) return corrected;
  const sure = new Map([...corrections].filter(([, { isSure }]) => isSure));
  return {
    ...withPieces(exactSearch, correctPieces(knownPieces, sure, synonyms)),
    correctedQueries: applyCorrections(q, sure),
  };
}

/** A word that belongs to a phrase stays, for the others may complete it: "felce azzura". */
const wordOf = (corrections: Map<string, Correction>, word: string) =>
  corrections.get(word)?.words.find((each) => !each.includes(" ")) ?? word;

const withPieces = (search: ParsedSearch, pieces: string[][]): ParsedSearch => ({
  ...search,
  pieces,
  ...headOf(pieces[0]?.[0]),
});

/** What was typed without a blank becomes several pieces, and alternatives one. */
const correctPieces = (pieces: string[][], corrections: Map<string, Correction>, synonyms: Synonyms) =>
  pieces.flatMap((piece) => {
    const words = corrections.get(piece[0] ?? "")?.words ?? [];
    const split = words.map((word) => synonyms.split(word.split(" ")));
    return split.length > 1 ? [split.flatMap(([first = []]) => first)] : (split[0] ?? [piece]);
  });

export async function hasProductsWith(db: Db, condition: SQL | undefined): Promise<boolean> {
  const rows = await db.select({ id: productIndex.productId }).from(productIndex).where(condition).limit(1);
  return rows.length > 0;
}

export const isIn = (tsquery: SQL): SQL => sql`${productIndex.document} @@ ${tsquery}`;

export const hasMatches = (db: Db, tsquery: SQL): Promise<boolean> => hasProductsWith(db, isIn(tsquery));

const hasProducts = (db: Db, { pieces }: ParsedSearch): Promise<boolean> =>
  hasMatches(db, toTsquery(toGroups(namedPieces(pieces), STRICT_WEIGHTS).join(" & ")));

/** The query with each misspelt word replaced. */
function applyCorrections(q: string, corrections: Map<string, Correction>): string[] {
  const choiceCount = Math.max(0, ...[...corrections.values()].map(({ words }) => words.length));
  const texts = Array.from({ length: choiceCount }, (_, choice) =>
    q.replace(/[\p{L}\p{N}]+/gu, (match) => {
      const found = corrections.get(splitWords(match)[0] ?? "")?.words;
      return found?.[choice] ?? found?.[0] ?? match;
    }),
  );
  return [...new Set(texts)];
}
