import { sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { searchWord } from "../../db/schema";
import {
  allowedEdits,
  longWordDistance,
  isAbbreviation,
  SAME_SOUND_DISTANCE,
  typoDistance,
} from "./distance";
import { isGeneric } from "./query-words";
import { getRows } from "../../db/get-rows";
import type { Synonyms } from "./synonyms";

const MAX_ALTERNATIVES = 3;
const MIN_BEGINNING = 3;
const MIN_SYNONYM_BEGINNING = 4;
/** Completions with less than an eighth of the products of the most frequent one are dropped. */
const DOMINANCE_RATIO = 8;
/** A correction is sure up to this distance, for words of at least MIN_SURE_LENGTH letters. */
const SURE_DISTANCE = 1;
const MIN_SURE_LENGTH = 6;
/** From this length on one wrong letter is tried before a diminutive: "bocconicini" is "bocconcini". */
const MIN_LENGTH_BEFORE_DIMINUTIVES = 9;

type Candidate = { word: string; lexeme: string; products: number };

/** Words in place of a misspelt one; unsure corrections are dropped when the search finds nothing with them. */
export type Correction = { words: string[]; isSure: boolean };

/**
 * Maps each misspelt word to its correction; a word without one is left out.
 * The last word may be incomplete, so its completions are sure.
 */
export async function findCorrections(
  db: Db,
  misspeltWords: string[],
  synonyms: Synonyms,
  lastWord = misspeltWords.at(-1),
  isAlone = true,
): Promise<Map<string, Correction>> {
  const found = new Map<string, Correction>();
  for (const input of misspeltWords.filter((word) => !isGeneric(word))) {
    const correction = await findCorrection(db, input, synonyms, { isLast: input === lastWord, isAlone });
    if (correction && correction.words.length > 0) found.set(input, correction);
  }
  return found;
}

/** Only a word that stands alone may stand for a phrase: "pancia di maiale" is not "mal di pancia". */
type WordPosition = { isLast: boolean; isAlone: boolean };

/** In this order: same sound, completion, base form of a diminutive, phrase with the word, closest spelling. */
async function findCorrection(
  db: Db,
  input: string,
  synonyms: Synonyms,
  { isLast, isAlone }: WordPosition,
): Promise<Correction | null> {
  const isLongEnough = allowedEdits(input) > 0;
  if (!isLongEnough && (!isLast || input.length < MIN_BEGINNING)) return null;
  const similar = isLongEnough ? findNearest(input, await findSimilarWords(db, input)) : null;
  if (similar && similar.distance <= SAME_SOUND_DISTANCE) return { words: similar.words, isSure: true };
  const alikeSynonyms = isLongEnough ? synonyms.findBySound(input) : [];
  if (alikeSynonyms.length > 0) return { words: alikeSynonyms, isSure: true };
  const completions = await findCompletions(db, input, synonyms);
  if (completions.length > 0) return { words: completions, isSure: isLast };
  if (!isLongEnough) return null;
  const isOneLetter = similar !== null && similar.distance <= SURE_DISTANCE;
  if (isOneLetter && input.length >= MIN_LENGTH_BEFORE_DIMINUTIVES)
    return { words: similar.words, isSure: true };
  const base = await findBaseForms(db, input, synonyms);
  if (base.length > 0) return { words: base, isSure: false };
  const phrasesWithIt = synonyms.findPhrasesWith(input).slice(0, MAX_ALTERNATIVES);
  if (phrasesWithIt.length > 0) return { words: phrasesWithIt, isSure: isAlone };
  const phrases = synonyms.findPhrasesByPrefix(input).slice(0, MAX_ALTERNATIVES);
  if (phrases.length > 0) return { words: phrases, isSure: isLast };
  const nearest =
    closest(similar, isOneLetter ? null : nearestSynonym(input, synonyms)) ??
    findNearest(input, await findWordsOfSimilarLength(db, input)) ??
    (await findMisspeltBase(db, input)) ??
    (await findDistantMatch(db, input));
  if (!nearest) return null;
  const isSure = nearest.distance <= SURE_DISTANCE && input.length >= MIN_SURE_LENGTH;
  return { words: nearest.words, isSure };
}

/** The catalogue word that differs by one letter or sounds the same. */
export async function findOneTypo(db: Db, input: string): Promise<string | null> {
  const nearest = findNearest(input, await findSimilarWords(db, input));
  return nearest && nearest.distance <= SURE_DISTANCE ? (nearest.words[0] ?? null) : null;
}

/** By trigrams, and by first letter and length: short misspelt words share few trigrams ("miaale", "maiale"). */
async function findSimilarWords(db: Db, input: string): Promise<Candidate[]> {
  const result = await db.execute(sql`
    (select word, lexeme, products from ${searchWord} where word % ${input}
      order by similarity(word, ${input}) desc, products desc limit 40)
    union
    select word, lexeme, products from ${searchWord}
      where word like ${`${input[0] ?? ""}%`} and length(word) between ${input.length - 1} and ${input.length + 1}`);
  return getRows<Candidate>(result);
}

/** Used when `findSimilarWords` finds nothing, as with swapped first letters: "ouva" is "uova". */
async function findWordsOfSimilarLength(db: Db, input: string): Promise<Candidate[]> {
  const result = await db.execute(sql`
    select word, lexeme, products from ${searchWord}
    where length(word) between ${input.length - 1} and ${input.length + 1}`);
  return getRows<Candidate>(result);
}

/** Of a catalogue word and a synonym the closer one: "macinta" is the synonym "macinata", not "macchina". */
function closest(a: Nearest | null, b: Nearest | null): Nearest | null {
  if (!a || !b) return a ?? b;
  return b.distance < a.distance ? b : a;
}

function nearestSynonym(input: string, { singleWords }: Synonyms): Nearest | null {
  const edits = allowedEdits(input);
  const starts = input.slice(0, 2);
  const alike = singleWords.filter(
    (word) => Math.abs(word.length - input.length) <= edits && starts.includes(word[0] ?? " "),
  );
  return findNearest(input, alike.map(toCandidate));
}

const toCandidate = (word: string): Candidate => ({ word, lexeme: word, products: 0 });

/** Catalogue words that begin with the input ("parz": "parzialmente"); if there are none, synonyms that do. */
async function findCompletions(db: Db, input: string, synonyms: Synonyms): Promise<string[]> {
  const result = await db.execute(sql`
    select (array_agg(word order by products desc, word))[1] as word, lexeme, sum(products)::int as products
    from ${searchWord} where word like ${`${input}%`}
    group by lexeme order by 3 desc limit ${MAX_ALTERNATIVES}`);
  const rows = getRows<Candidate>(result);
  const most = rows[0]?.products ?? 0;
  const words = rows.filter(({ products }) => products * DOMINANCE_RATIO >= most).map(({ word }) => word);
  if (words.length > 0 || input.length < MIN_SYNONYM_BEGINNING) return words;
  return synonyms.findByPrefix(input).slice(0, MAX_ALTERNATIVES);
}

const DIMINUTIVE = /^(.{4,}?)(?:in|ett|ott|ell|ucci?|uzz|on)[aeio]$/;
const LONG_DIMINUTIVE = /^(.{4,}?)(?:ol|ic)(?:in|ett|ell|on)[aeio]$/;
const INFINITIVE = /^(.{3,}a)re$/;

/** The base of a diminutive ("seppioline": "seppie") or the participle of an infinitive ("grattugiare": "grattugiato"). */
async function findBaseForms(db: Db, input: string, synonyms: Synonyms): Promise<string[]> {
  const roots = [DIMINUTIVE, LONG_DIMINUTIVE].flatMap((pattern) => pattern.exec(input)?.[1] ?? []);
  const participle = INFINITIVE.exec(input)?.[1];
  if (participle) roots.push(`${participle}t`);
  for (const root of roots) {
    const result = await db.execute(sql`
      select word, lexeme, products from ${searchWord}
      where word like ${`${root}%`} and length(word) <= ${root.length + 2} order by products desc limit 1`);
    const [base] = getRows<Candidate>(result);
    if (base) return [base.word];
    if (synonyms.has(`${root}e`)) return [`${root}e`];
  }
  return [];
}

/** The base of a misspelt diminutive: "mozarelline" is "mozzarella". */
async function findMisspeltBase(db: Db, input: string): Promise<Nearest | null> {
  const [, root = ""] = DIMINUTIVE.exec(input) ?? [];
  return root ? findNearest(`${root}${input.at(-1) ?? ""}`, await findSimilarWords(db, root)) : null;
}

const SAME_BEGINNING = 3;
const FAR_DISTANCE = 2;

/** A long word with two edits and the same first letters ("cipiegne"), else an abbreviation without vowels ("intgr"). */
async function findDistantMatch(db: Db, input: string): Promise<Nearest | null> {
  const result = await db.execute(sql`
    select word, lexeme, products from ${searchWord} where word like ${`${input[0] ?? ""}%`} and products > 0`);
  const candidates = getRows<Candidate>(result);
  const beginning = input.slice(0, SAME_BEGINNING);
  const alike = candidates.filter(({ word }) => word.startsWith(beginning));
  const abbreviated = candidates.filter(({ word }) => isAbbreviation(input, word));
  const nearest =
    findNearest(input, alike, longWordDistance) ?? findNearest(input, abbreviated, () => FAR_DISTANCE);
  return nearest && { words: nearest.words.slice(0, 1), distance: FAR_DISTANCE };
}

type Nearest = { words: string[]; distance: number };

function findNearest(
  input: string,
  candidates: Candidate[],
  distanceOf: (input: string, word: string) => number | null = typoDistance,
): Nearest | null {
  const matches = candidates
    .map((candidate) => ({ ...candidate, distance: distanceOf(input, candidate.word) }))
    .filter((candidate): candidate is Candidate & { distance: number } => candidate.distance !== null)
    .sort((a, b) => a.distance - b.distance || b.products - a.products);
  const distance = matches[0]?.distance;
  if (distance === undefined) return null;
  const equallyClose = matches.filter((match) => match.distance === distance);
  const distinct = equallyClose.filter(
    ({ lexeme }, index) => equallyClose.findIndex((other) => other.lexeme === lexeme) === index,
  );
  return { words: distinct.slice(0, MAX_ALTERNATIVES).map(({ word }) => word), distance };
}
