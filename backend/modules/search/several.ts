import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { productIndex } from "../../db/schema";
import { findAdjectives } from "./adjectives";
import { hasMatches, hasProductsWith, parseCorrectedSearch } from "./parse";
import { SECONDARY } from "./document";
import { headOf, type ParsedSearch } from "./parsed-search";
import { buildQueries, namedPieces, toGroups, toTsquery } from "./query";
import { isGeneric, isLink } from "./query-words";
import { findCategories, leadingCategories } from "./relevance";
import { getSynonyms } from "./synonyms";
import { fold, splitWords } from "./words";

const MAX_PARTS = 6;
const MIN_UNLINKED = 3;

/** The comma of "1,5 l" separates nothing. */
const LIST_SEPARATORS = /[;+\n]|,(?!\d)/;
const WORD_SEPARATORS = /(?<=\s)(?:e|ed|o|oppure|&)(?=\s)/;
const SEPARATORS = new RegExp(`${LIST_SEPARATORS.source}|${WORD_SEPARATORS.source}`);

/** What a part finds, by the first of its queries that finds something. */
export type PartMatch = { search: ParsedSearch; tsquery: SQL; isLast: boolean };

/** `isLast`: comes after all others, not in turn. */
type Part = { search: ParsedSearch; isLast?: boolean };

async function matchPart(db: Db, { search, isLast = false }: Part): Promise<PartMatch | null> {
  for (const tsquery of buildQueries(search))
    if (await hasMatches(db, tsquery)) return { search, tsquery, isLast };
  return null;
}

const isPhraseOfSeveral = ({ pieces }: ParsedSearch) =>
  pieces.some(([typed = ""]) => WORD_SEPARATORS.test(typed));

/** "Ravioli ricotta e spinaci" are one product. */
function isInOneName(db: Db, { pieces }: ParsedSearch): Promise<boolean> {
  const said = pieces.filter(([typed = ""]) => !isLink(typed) && !isGeneric(typed));
  return hasMatches(db, toTsquery(toGroups(said.length > 0 ? said : pieces, ":A").join(" & ")));
}

/** Of a list each line is a product; "e" may also link what one is made of: "torta pere e cioccolato". */
async function readLinked(db: Db, texts: string[], isList: boolean): Promise<ParsedSearch[]> {
  const searches: ParsedSearch[] = [];
  for (const text of texts) searches.push(await parseCorrectedSearch(db, text));
  const named = searches.map(({ pieces, unknown }) =>
    namedPieces(pieces.filter(([typed = ""]) => !unknown.includes(typed))),
  );
  if (isList) return searches.filter((_, at) => (named[at] ?? []).length > 0);
  const adjectives = new Set(await findAdjectives(db, named.flat()));
  const counts = named.map((pieces) => pieces.filter(([typed = ""]) => !adjectives.has(typed)).length);
  return counts.every((count) => count === 1) ? searches : [];
}

/** "Pane latte uova": every word is a product, and no product is all of them. */
async function readUnlinked(db: Db, search: ParsedSearch): Promise<ParsedSearch[]> {
  const { unknown } = search;
  const pieces = search.pieces.filter(([typed = ""]) => !unknown.includes(typed));
  const named = namedPieces(pieces);
  if (named.length < 2 || named.length < pieces.length) return [];
  if (await hasMatches(db, toTsquery(toGroups(named, "").join(" & ")))) return [];
  if ((await findAdjectives(db, named)).length > 0) return [];
  const searches: ParsedSearch[] = [];
  for (const [typed = ""] of named) searches.push(await parseCorrectedSearch(db, typed));
  if (named.length >= MIN_UNLINKED) return searches;
  // Two words are more often a thing and its taste: both have to be shelves of the shop.
  for (const part of searches) {
    const categories = await findCategories(db, toTsquery(toGroups(part.pieces, "").join(" & ")));
    if (leadingCategories(part, categories).leading.length === 0) return [];
  }
  return searches;
}

async function readParts(db: Db, q: string, search: ParsedSearch): Promise<ParsedSearch[]> {
  const text = fold(q);
  const texts = text.split(SEPARATORS).filter((part) => /[a-z]/.test(part));
  if (texts.length < 2) return readUnlinked(db, search);
  const isList = LIST_SEPARATORS.test(text);
  if (!isList && (isPhraseOfSeveral(search) || (await isInOneName(db, search)))) return [];
  return readLinked(db, texts, isList);
}

/** Not those that are for an animal, an infant or the house. */
const beginsName = (phrase: string): SQL =>
  sql`${productIndex.sortName} ~ ${`^${phrase}\\M`} and not ${productIndex.document} @@ ${SECONDARY}::tsquery`;

/**
 * "Carbonara" stands for guanciale, pecorino and eggs: each of them is a part, and so is what has the word itself in its
 * name: the first where it begins with it ("aperitivo bitter"), else what comes after the others.
 */
async function readKinds(db: Db, search: ParsedSearch): Promise<Part[]> {
  const [typed = "", ...phrases] = search.pieces[0] ?? [];
  if (!(await getSynonyms(db)).namesKinds(typed)) return [];
  const toPart = (phrase: string): Part => ({ search: { ...search, pieces: [[phrase]], ...headOf(phrase) } });
  const [own, ...kinds] = [typed, ...phrases].map(toPart);
  if (!own) return [];
  return (await hasProductsWith(db, beginsName(typed)))
    ? [own, ...kinds]
    : [...kinds, { ...own, isLast: true }];
}

/** Whether it is a list, links its words by "e", or is a word for several kinds. */
export async function namesSeveral(db: Db, q: string): Promise<boolean> {
  const text = fold(q).trim();
  return SEPARATORS.test(text) || (await getSynonyms(db)).namesKinds(splitWords(text).join(" "));
}

/** The products of a query that names several, none of which is all of them: "zucchero e caffè". */
export async function findParts(db: Db, q: string, search: ParsedSearch): Promise<PartMatch[]> {
  const parts: PartMatch[] = [];
  const read: Part[] =
    search.pieces.length > 1
      ? (await readParts(db, q, search)).map((part) => ({ search: part }))
      : await readKinds(db, search);
  for (const part of read.slice(0, MAX_PARTS)) {
    const match = await matchPart(db, part);
    if (match) parts.push(match);
  }
  return parts.length > 1 ? parts : [];
}
