import { and, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { productIndex } from "../../db/schema";
import { findAdjectives } from "./adjectives";
import { hasMatches, hasProductsWith, matchesQuery, parseCorrectedSearch } from "./parse";
import { SECONDARY } from "./document";
import { headOf, type ParsedSearch } from "./parsed-search";
import { buildQueries, namedGroups, STRICT_WEIGHTS, toGroups, toTsquery } from "./query";
import { isGeneric, isLink } from "./query-words";
import { findCategories } from "./relevance";
import type { Synonyms } from "./synonyms";
import { fold, splitWords } from "./words";

const MAX_PARTS = 24;
const MIN_UNLINKED = 3;

/** A comma before a digit is a decimal comma: "1,5 l". */
const LIST_SEPARATORS = /[;+\n]|,(?!\d)/;
const WORD_SEPARATORS = /(?<=\s)(?:e|ed|o|oppure|&)(?=\s)/;
const SEPARATORS = new RegExp(`${LIST_SEPARATORS.source}|${WORD_SEPARATORS.source}`);

/** The first query of a part with results; `matchesTypedWord`: its products have the typed word in their name. */
export type SubqueryMatch = { search: ParsedSearch; tsquery: SQL; matchesTypedWord: boolean };

async function matchPart(db: Db, search: ParsedSearch): Promise<SubqueryMatch | null> {
  for (const tsquery of buildQueries(search))
    if (await hasMatches(db, tsquery)) return { search, tsquery, matchesTypedWord: false };
  return null;
}

async function matchParts(db: Db, searches: ParsedSearch[]): Promise<SubqueryMatch[]> {
  const matches: SubqueryMatch[] = [];
  for (const search of searches.slice(0, MAX_PARTS)) {
    const match = await matchPart(db, search);
    if (match) matches.push(match);
  }
  return matches;
}

const isPhraseOfSeveral = ({ termGroups }: ParsedSearch) =>
  termGroups.some(([typed = ""]) => WORD_SEPARATORS.test(typed));

/** Whether one product name holds all terms: "ravioli ricotta e spinaci". */
function isInOneName(db: Db, { termGroups }: ParsedSearch): Promise<boolean> {
  const specific = termGroups.filter(([typed = ""]) => !isLink(typed) && !isGeneric(typed));
  return hasMatches(db, toTsquery(toGroups(specific.length > 0 ? specific : termGroups, ":A").join(" & ")));
}

/** Each line of a list is a product; "e" only separates parts with one noun each, not "torta pere e cioccolato". */
async function parseLinkedProducts(
  db: Db,
  synonyms: Synonyms,
  texts: string[],
  isList: boolean,
): Promise<ParsedSearch[]> {
  const searches: ParsedSearch[] = [];
  for (const text of texts) searches.push(await parseCorrectedSearch(db, synonyms, text));
  const named = searches.map(({ termGroups, unknownWords }) =>
    namedGroups(termGroups.filter(([typed = ""]) => !unknownWords.includes(typed))),
  );
  if (isList) return searches.filter((_, at) => (named[at] ?? []).length > 0);
  const adjectives = new Set(await findAdjectives(db, named.flat()));
  const counts = named.map(
    (termGroups) => termGroups.filter(([typed = ""]) => !adjectives.has(typed)).length,
  );
  return counts.every((count) => count === 1) ? searches : [];
}

/** Whether a term names one of the category's shelves: "zucchero" in "Lieviti, zucchero e ingredienti per dolci". */
function isShelfOf(category: string, termGroups: string[][]): boolean {
  const prefixes = termGroups.map(([typed]) => headOf(typed).prefix);
  const shelves = fold(category).split(", ");
  return shelves.some((shelf) => prefixes.some((prefix) => prefix !== "" && shelf.startsWith(prefix)));
}

/** Parts of a query whose words are products each, while no product has all of them: "pane latte uova". */
async function parseUnlinkedProducts(db: Db, search: ParsedSearch): Promise<ParsedSearch[]> {
  const { synonyms, unknownWords } = search;
  const termGroups = search.termGroups.filter(([typed = ""]) => !unknownWords.includes(typed));
  const named = namedGroups(termGroups);
  if (named.length < 2 || named.length < termGroups.length) return [];
  // A department name that contains three words does not make them one product.
  const weights = named.length < MIN_UNLINKED ? "" : STRICT_WEIGHTS;
  if (await hasMatches(db, toTsquery(toGroups(named, weights).join(" & ")))) return [];
  if ((await findAdjectives(db, named)).length > 0) return [];
  const searches: ParsedSearch[] = [];
  for (const [typed = ""] of named) searches.push(await parseCorrectedSearch(db, synonyms, typed));
  if (named.length >= MIN_UNLINKED) return searches;
  // Two words are often a product and its flavour, so both must be shelves of the shop.
  for (const part of searches) {
    const categories = await findCategories(db, toTsquery(toGroups(part.termGroups, "").join(" & ")));
    if (!categories.some(({ name }) => isShelfOf(name, part.termGroups))) return [];
  }
  return searches;
}

async function readParts(db: Db, q: string, search: ParsedSearch): Promise<ParsedSearch[]> {
  const text = fold(q);
  const texts = text.split(SEPARATORS).filter((part) => /[a-z]/.test(part));
  if (texts.length < 2) return parseUnlinkedProducts(db, search);
  const isList = LIST_SEPARATORS.test(text);
  if (!isList && (isPhraseOfSeveral(search) || (await isInOneName(db, search)))) return [];
  return parseLinkedProducts(db, search.synonyms, texts, isList);
}

const beginsName = (word: string): SQL => sql`${productIndex.sortName} ~ ${`^${word}\\M`}`;
const isFoodFilter = sql`not ${productIndex.document} @@ ${SECONDARY}::tsquery`;

/** Whether products named by the word itself come first: food does ("merenda"), others only if no kind is food. */
async function isFirstWordOfKinds(db: Db, { head }: ParsedSearch, own: SQL, kinds: SQL[]): Promise<boolean> {
  const leading = and(matchesQuery(own), beginsName(head));
  if (await hasProductsWith(db, and(leading, isFoodFilter))) return true;
  if (!(await hasProductsWith(db, leading))) return false;
  return !(await hasProductsWith(db, and(or(...kinds.map(matchesQuery)), isFoodFilter)));
}

/**
 * One part for each kind that a word stands for ("carbonara": guanciale, pecorino, eggs), and one for products with the
 * word in their name: the first part if names begin with it ("aperitivo bitter"), else the last ("tortilla chips").
 */
async function matchKinds(db: Db, search: ParsedSearch): Promise<SubqueryMatch[]> {
  const [typed = "", ...phrases] = search.termGroups[0] ?? [];
  const { synonyms } = search;
  if (synonyms.countKinds(typed) === 0) return [];
  const others = phrases.filter((phrase) => !synonyms.isSame(phrase, typed));
  const named = toTsquery(toGroups([[typed]], ":A").join(" & "));
  const isNamed = await hasMatches(db, named);
  if (others.length === 0 || (others.length === 1 && !isNamed)) return [];
  const holdsTyped = (phrase: string) =>
    typed.split(" ").every((word) => phrase.split(" ").some((own) => synonyms.isSame(own, word)));
  const toPart = (phrase: string): ParsedSearch => ({ ...search, termGroups: [[phrase]], ...headOf(phrase) });
  const kinds = await matchParts(db, others.map(toPart));
  const holding = kinds.map((kind) => ({
    ...kind,
    matchesTypedWord: holdsTyped(kind.search.termGroups[0]?.[0] ?? ""),
  }));
  // Kinds with the word in them are the products named by it: "sugo all'arrabbiata" for "arrabbiata".
  if (!isNamed || holding.some(({ matchesTypedWord }) => matchesTypedWord)) return holding;
  const isFirst = await isFirstWordOfKinds(
    db,
    search,
    named,
    kinds.map(({ tsquery }) => tsquery),
  );
  const own = { search: toPart(typed), tsquery: named, matchesTypedWord: true };
  return isFirst ? [own, ...kinds] : [...kinds, own];
}

/** Whether the query is a list, links its words by "e", or is a word for several kinds. */
export function isMultiProductQuery(synonyms: Synonyms, q: string): boolean {
  const text = fold(q).trim();
  return SEPARATORS.test(text) || synonyms.countKinds(splitWords(text).join(" ")) > 1;
}

/** The parts of a query for several products ("zucchero e caffè"), empty when it is for one. */
export async function findParts(db: Db, q: string, search: ParsedSearch): Promise<SubqueryMatch[]> {
  const parts =
    search.termGroups.length > 1
      ? await matchParts(db, await readParts(db, q, search))
      : await matchKinds(db, search);
  return parts.length > 1 ? parts : [];
}
