import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { productIndex } from "../../db/schema";
import { type CatalogueWords, getCatalogueWords } from "./catalogue-words";
import { resolveCompounds } from "./compounds";
import { type Correction, findCorrections } from "./corrections";
import { findAdjectives } from "./adjectives";
import { headOf, type ParsedSearch } from "./parsed-search";
import { namedGroups, STRICT_WEIGHTS, toGroups, toTsquery } from "./query";
import {
  negatedWords,
  isAnimal,
  isCut,
  isGeneric,
  isMeat,
  isOnlyRequest,
  readQueryWords,
  isNegation,
} from "./query-words";
import { type ReadPrices, readPrices } from "./prices";
import { PREPARE, readRequest } from "./request-words";
import { extractSizes, type Size, toPackLexeme, toSizeLexeme, toWholeSizeLexeme } from "./sizes";
import { splitMisspelt } from "./misspelt-compounds";
import { isBrand, type Synonyms } from "./synonyms";
import { findUnknownWords } from "./unknown-words";
import { fold, splitWords } from "./words";

const MAX_WORDS = 24;
/** A word is vague when it matches 10 times as many products as another, and at least 40. */
const VAGUE_RATIO = 10;
const MIN_VAGUE_PRODUCTS = 40;

const isNumber = (word: string) => /^\d+$/.test(word);

/** Joins a negation with the term after it, so that "olive senza nocciolo" does not require "nocciolo". */
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

/** Customers mix up weight and volume: "200 g di panna" is a pack of 200 ml. */
const toWeightAndVolume = (size: Size): Size[] =>
  size.kind === "g" || size.kind === "ml"
    ? [size, { ...size, kind: size.kind === "g" ? "ml" : "g" }]
    : [size];

/** A size at the start is an amount and only preferred ("mezzo chilo di pane"); elsewhere it is required ("latte 1 l"). */
function readQuery(q: string): ReadQuery {
  const { rest: unpriced, ...prices } = readPrices(fold(q.trim()));
  const { sizes, rest } = extractSizes(readRequest(unpriced));
  const { words, isOffer, count } = readQueryWords(splitWords(rest));
  const isAmount = /^\s/.test(rest);
  // "prodotti in offerta", "qualcosa sotto 2 euro".
  const isOnlyFilter = (isOffer || prices.price || prices.isCheap) && isOnlyRequest(words);
  const counts =
    count > 1 ? [toPackLexeme(count), toSizeLexeme({ pieces: 1, amount: count, kind: "pz" })] : [];
  return {
    words: isOnlyFilter ? [] : words.slice(0, MAX_WORDS),
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

export function parseExactSearch(synonyms: Synonyms, q: string): ParsedSearch {
  return toSearch(readQuery(q), synonyms);
}

function findMostSpecificIndex(termGroups: string[][], catalogue: CatalogueWords): number {
  if (termGroups.length < 2) return 0;
  const [only, ...others] = namedGroups(termGroups);
  if (only && others.length === 0) return termGroups.indexOf(only);
  const hasCut = isCut(termGroups[0]?.[0] ?? "");
  const animal = termGroups.findIndex(([typed = ""]) => isAnimal(typed) || (hasCut && isMeat(typed)));
  if (animal >= 0) return animal;
  const countOf = (phrase: string) =>
    Math.min(...phrase.split(" ").map((word) => catalogue.countProducts(word) ?? Infinity));
  const counts = termGroups.map(([typed = "", ...phrases]) => {
    if (isGeneric(typed) || isBrand(typed) || negatedWords(typed).length > 0) return Infinity;
    // Synonyms count too: the most frequent phrase of the group.
    const found = [typed, ...phrases].map(countOf).filter(Number.isFinite);
    return found.length > 0 ? Math.max(...found) : Infinity;
  });
  const least = Math.min(...counts);
  // The first word of an Italian name is the noun; it is most specific unless it is vague.
  return (counts[0] ?? 0) < Math.max(least * VAGUE_RATIO, MIN_VAGUE_PRODUCTS)
    ? 0
    : Math.max(0, counts.indexOf(least));
}

/** Parses a query with corrections and finds its adjectives and most specific term; `fullText` is what is corrected. */
export async function parseCorrectedSearch(
  db: Db,
  synonyms: Synonyms,
  q: string,
  fullText = q,
): Promise<ParsedSearch> {
  const search = await parseWithCorrections(db, synonyms, q, fullText);
  const hasBrand = search.termGroups.length > 1 && search.termGroups.some(([typed = ""]) => isBrand(typed));
  const adjectives = hasBrand ? await findAdjectives(db, search.termGroups) : [];
  return {
    ...search,
    adjectives,
    mostSpecificIndex: findMostSpecificIndex(search.termGroups, await getCatalogueWords(db)),
  };
}

/** Replaces unknown words by their corrections; unsure ones are dropped if nothing is found with them. */
async function parseWithCorrections(
  db: Db,
  synonyms: Synonyms,
  q: string,
  fullText: string,
): Promise<ParsedSearch> {
  const query = readQuery(q);
  const catalogue = await getCatalogueWords(db);
  const words = resolveCompounds(query.words, catalogue, synonyms);
  const exactSearch = toSearch({ ...query, words }, synonyms);
  const typed = exactSearch.termGroups.map((group) => group[0] ?? "");
  const unknownWords = await findUnknownWords(db, typed, synonyms);
  if (unknownWords.length === 0) return exactSearch;
  const corrections = findCorrections(unknownWords, catalogue, synonyms, words.at(-1), words.length === 1);
  for (const word of unknownWords.filter((each) => !corrections.has(each))) {
    const parts = splitMisspelt(word, catalogue, synonyms);
    if (parts) corrections.set(word, { words: [parts.join(" ")], isSure: true });
  }
  const withPhrases = toSearch({ ...query, words: words.map((word) => wordOf(corrections, word)) }, synonyms);
  const corrected: ParsedSearch =
    withPhrases.termGroups.length < exactSearch.termGroups.length
      ? withPhrases
      : withTermGroups(exactSearch, correctTermGroups(exactSearch.termGroups, corrections, synonyms));
  corrected.correctedQueries = applyCorrections(fullText, corrections);
  corrected.unknownWords = unknownWords.filter((word) => !corrections.has(word));
  const doubtful = unknownWords.filter((word) => !corrections.get(word)?.isSure);
  if (typed.length === 1 || doubtful.length === 0) return corrected;
  if (corrections.size > 0 && (await hasProducts(db, corrected))) return corrected;
  const knownGroups = exactSearch.termGroups.filter(([word = ""]) => !doubtful.includes(word));
  if (knownGroups.length === 0) return corrected;
  const sure = new Map([...corrections].filter(([, { isSure }]) => isSure));
  return {
    ...withTermGroups(exactSearch, correctTermGroups(knownGroups, sure, synonyms)),
    correctedQueries: applyCorrections(fullText, sure),
  };
}

/** The first correction of a single word: it may complete a phrase with the next word ("felce azzura"). */
const wordOf = (corrections: Map<string, Correction>, word: string) =>
  corrections.get(word)?.words.find((each) => !each.includes(" ")) ?? word;

const withTermGroups = (search: ParsedSearch, termGroups: string[][]): ParsedSearch => ({
  ...search,
  termGroups,
  ...headOf(termGroups[0]?.[0]),
});

/** One correction may become several search terms ("petodipollo"); several corrections are alternatives of one term. */
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

/** The query texts with misspelt words replaced, one for each choice of corrections. */
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
