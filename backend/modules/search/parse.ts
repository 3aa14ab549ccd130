import { inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { productIndex, searchWord } from "../../db/schema";
import { resolveCompounds } from "./compounds";
import { type Correction, findCorrections } from "./corrections";
import { findAdjectives } from "./adjectives";
import { headOf, type ParsedSearch } from "./parsed-search";
import { namedGroups, STRICT_WEIGHTS, toGroups, toTsquery } from "./query";
import { negatedWords, isAnimal, isCut, isGeneric, isMeat, readQueryWords, isNegation } from "./query-words";
import { type ReadPrices, readPrices } from "./prices";
import { PREPARE, readRequest } from "./request-words";
import { extractSizes, type Size, toPackLexeme, toSizeLexeme, toWholeSizeLexeme } from "./sizes";
import { splitMisspelt } from "./misspelt-compounds";
import { isBrand, type Synonyms } from "./synonyms";
import { findUnknownWords } from "./unknown-words";
import { fold, splitWords } from "./words";

const MAX_WORDS = 8;
/** A word is vague when it matches 10 times as many products as another, and at least 40. */
const VAGUE_RATIO = 10;
const MIN_VAGUE_PRODUCTS = 40;

const isNumber = (word: string) => /^\d+$/.test(word);

/** "Olive senza nocciolo" are not found by their stones: what is absent is one group with the word that says so. */
function joinNegations(termGroups: string[][]): string[][] {
  return termGroups.flatMap((group, at) => {
    const [before = "", typed = "", after] = [termGroups[at - 1]?.[0], group[0], termGroups[at + 1]?.[0]];
    if (isNegation(typed) && after) return [[`${typed} ${after}`]];
    return isNegation(before) ? [] : [group];
  });
}

type ReadQuery = Omit<ReadPrices, "rest"> & {
  words: string[];
  sizes: Size[];
  preferredSizes: string[];
  isOffer: boolean;
};

/** "200 g di panna" are in a pack of 200 ml. */
const toWeightAndVolume = (size: Size): Size[] =>
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
    preferredSizes: [...new Set([...sizes.flatMap(toWeightAndVolume).map(toWholeSizeLexeme), ...counts])],
    isOffer,
    ...prices,
  };
}

function toSearch(
  { words, sizes, preferredSizes, isOffer, price, isCheap }: ReadQuery,
  synonyms: Synonyms,
): ParsedSearch {
  const textWords = words.filter((word) => !isNumber(word));
  const split = synonyms.split(textWords.length > 0 ? textWords : words);
  const termGroups = joinNegations(split.length > 1 ? split.filter(([typed]) => typed !== PREPARE) : split);
  return {
    synonyms,
    termGroups,
    sizes: [...new Set(sizes.map(toSizeLexeme))],
    preferredSizes,
    unknownWords: [],
    numbers: textWords.length > 0 ? [...new Set(words.filter(isNumber))] : [],
    isOffer,
    price,
    isCheap,
    ...headOf(termGroups[0]?.[0]),
    mostSpecificIndex: 0,
    adjectives: [],
    isComplete: true,
    correctedQueries: [],
  };
}

/** Parses a query without corrections. */
export function parseExactSearch(synonyms: Synonyms, q: string): ParsedSearch {
  return toSearch(readQuery(q), synonyms);
}

async function findMostSpecificIndex(db: Db, termGroups: string[][]): Promise<number> {
  if (termGroups.length < 2) return 0;
  const [only, ...others] = namedGroups(termGroups);
  if (only && others.length === 0) return termGroups.indexOf(only);
  const hasCut = isCut(termGroups[0]?.[0] ?? "");
  const animal = termGroups.findIndex(([typed = ""]) => isAnimal(typed) || (hasCut && isMeat(typed)));
  if (animal >= 0) return animal;
  const { word, products } = searchWord;
  const words = [...new Set(termGroups.flat().flatMap((phrase) => phrase.split(" ")))];
  const rows = await db.select({ word, products }).from(searchWord).where(inArray(word, words));
  const known = new Map(rows.map((row) => [row.word, row.products]));
  const countOf = (phrase: string) =>
    Math.min(...phrase.split(" ").map((each) => known.get(each) ?? Infinity));
  const counts = termGroups.map(([typed = "", ...phrases]) => {
    if (isGeneric(typed) || isBrand(typed) || negatedWords(typed).length > 0) return Infinity;
    // What a brand or another word stands for counts as well.
    const found = [typed, ...phrases].map(countOf).filter(Number.isFinite);
    return found.length > 0 ? Math.max(...found) : Infinity;
  });
  const least = Math.min(...counts);
  // The first word of an Italian name is the thing itself, unless it says next to nothing.
  return (counts[0] ?? 0) < Math.max(least * VAGUE_RATIO, MIN_VAGUE_PRODUCTS)
    ? 0
    : Math.max(0, counts.indexOf(least));
}

/** Parses a query, and which of its words says most. */
export async function parseCorrectedSearch(db: Db, synonyms: Synonyms, q: string): Promise<ParsedSearch> {
  const search = await parseWithCorrections(db, synonyms, q);
  const hasBrand = search.termGroups.length > 1 && search.termGroups.some(([typed = ""]) => isBrand(typed));
  const adjectives = hasBrand ? await findAdjectives(db, search.termGroups) : [];
  return { ...search, adjectives, mostSpecificIndex: await findMostSpecificIndex(db, search.termGroups) };
}

/** Parses a query; unknown words are replaced by the closest known ones, doubtful ones only if something is found then. */
async function parseWithCorrections(db: Db, synonyms: Synonyms, q: string): Promise<ParsedSearch> {
  const query = readQuery(q);
  const words = await resolveCompounds(db, query.words, synonyms);
  const exactSearch = toSearch({ ...query, words }, synonyms);
  const typed = exactSearch.termGroups.map((group) => group[0] ?? "");
  const unknownWords = await findUnknownWords(db, typed, synonyms);
  if (unknownWords.length === 0) return exactSearch;
  const corrections = await findCorrections(db, unknownWords, synonyms, words.at(-1), words.length === 1);
  for (const word of unknownWords.filter((each) => !corrections.has(each))) {
    const parts = await splitMisspelt(db, word, synonyms);
    if (parts) corrections.set(word, { words: [parts.join(" ")], isSure: true });
  }
  const withPhrases = toSearch({ ...query, words: words.map((word) => wordOf(corrections, word)) }, synonyms);
  const corrected: ParsedSearch =
    withPhrases.termGroups.length < exactSearch.termGroups.length
      ? withPhrases
      : withTermGroups(exactSearch, correctTermGroups(exactSearch.termGroups, corrections, synonyms));
  corrected.correctedQueries = applyCorrections(q, corrections);
  corrected.unknownWords = unknownWords.filter((word) => !corrections.has(word));
  const doubtful = unknownWords.filter((word) => !corrections.get(word)?.isSure);
  if (typed.length === 1 || doubtful.length === 0) return corrected;
  if (corrections.size > 0 && (await hasProducts(db, corrected))) return corrected;
  const knownGroups = exactSearch.termGroups.filter(([word = ""]) => !doubtful.includes(word));
  if (knownGroups.length === 0) return corrected;
  const sure = new Map([...corrections].filter(([, { isSure }]) => isSure));
  return {
    ...withTermGroups(exactSearch, correctTermGroups(knownGroups, sure, synonyms)),
    correctedQueries: applyCorrections(q, sure),
  };
}

/** A word that belongs to a phrase stays, for the others may complete it: "felce azzura". */
const wordOf = (corrections: Map<string, Correction>, word: string) =>
  corrections.get(word)?.words.find((each) => !each.includes(" ")) ?? word;

const withTermGroups = (search: ParsedSearch, termGroups: string[][]): ParsedSearch => ({
  ...search,
  termGroups,
  ...headOf(termGroups[0]?.[0]),
});

/** What was typed without a blank becomes several termGroups, and alternatives one. */
const correctTermGroups = (
  termGroups: string[][],
  corrections: Map<string, Correction>,
  synonyms: Synonyms,
) =>
  termGroups.flatMap((group) => {
    const words = corrections.get(group[0] ?? "")?.words ?? [];
    const split = words.map((word) => synonyms.split(word.split(" ")));
    return split.length > 1 ? [split.flatMap(([first = []]) => first)] : (split[0] ?? [group]);
  });

export async function hasProductsWith(db: Db, condition: SQL | undefined): Promise<boolean> {
  const rows = await db.select({ id: productIndex.productId }).from(productIndex).where(condition).limit(1);
  return rows.length > 0;
}

export const matchesQuery = (tsquery: SQL): SQL => sql`${productIndex.document} @@ ${tsquery}`;

export const hasMatches = (db: Db, tsquery: SQL): Promise<boolean> =>
  hasProductsWith(db, matchesQuery(tsquery));

const hasProducts = (db: Db, { termGroups }: ParsedSearch): Promise<boolean> =>
  hasMatches(db, toTsquery(toGroups(namedGroups(termGroups), STRICT_WEIGHTS).join(" & ")));

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
