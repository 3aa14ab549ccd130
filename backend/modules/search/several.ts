import type { SQL } from "drizzle-orm";
import type { Db } from "../../db/client";
import { findAdjectives } from "./adjectives";
import { hasMatches, parseCorrectedSearch } from "./parse";
import type { ParsedSearch } from "./parsed-search";
import { buildQueries, namedPieces, toGroups, toTsquery } from "./query";
import { findCategories, leadingCategories } from "./relevance";
import { fold } from "./words";

const MAX_PARTS = 6;
const MIN_UNLINKED = 3;

/** The comma of "1,5 l" separates nothing. */
const LIST_SEPARATORS = /[;+\n]|,(?!\d)/;
const WORD_SEPARATORS = /(?<=\s)(?:e|ed|o|oppure|&)(?=\s)/;
const SEPARATORS = new RegExp(`${LIST_SEPARATORS.source}|${WORD_SEPARATORS.source}`);

/** What a part finds, by the first of its queries that finds something. */
export type PartMatch = { search: ParsedSearch; tsquery: SQL };

async function matchPart(db: Db, search: ParsedSearch): Promise<PartMatch | null> {
  for (const tsquery of buildQueries(search)) if (await hasMatches(db, tsquery)) return { search, tsquery };
  return null;
}

const isPhraseOfSeveral = ({ pieces }: ParsedSearch) =>
  pieces.some(([typed = ""]) => WORD_SEPARATORS.test(typed));

/** "Ravioli ricotta e spinaci" are one product. */
const isInOneName = (db: Db, { pieces }: ParsedSearch) =>
  hasMatches(db, toTsquery(toGroups(namedPieces(pieces), ":A").join(" & ")));

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

/** The products of a query that names several, none of which is all of them: "zucchero e caffè". */
export async function findParts(db: Db, q: string, search: ParsedSearch): Promise<PartMatch[]> {
  if (search.pieces.length < 2) return [];
  const parts: PartMatch[] = [];
  for (const part of (await readParts(db, q, search)).slice(0, MAX_PARTS)) {
    const match = await matchPart(db, part);
    if (match) parts.push(match);
  }
  return parts.length > 1 ? parts : [];
}
