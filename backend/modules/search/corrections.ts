import type { CatalogueWord, CatalogueWords } from "./catalogue-words";
import {
  allowedEdits,
  longWordDistance,
  isAbbreviation,
  SAME_SOUND_DISTANCE,
  typoDistance,
} from "./distance";
import { isGeneric } from "./query-words";
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

/** Words in place of a misspelt one; unsure corrections are dropped when the search finds nothing with them. */
export type Correction = { words: string[]; isSure: boolean };

/**
 * Maps each misspelt word to its correction; a word without one is left out.
 * The last word may be incomplete, so its completions are sure.
 */
export function findCorrections(
  misspeltWords: string[],
  catalogue: CatalogueWords,
  synonyms: Synonyms,
  lastWord = misspeltWords.at(-1),
  isAlone = true,
): Map<string, Correction> {
  const found = new Map<string, Correction>();
  for (const input of misspeltWords.filter((word) => !isGeneric(word))) {
    const correction = findCorrection(input, catalogue, synonyms, { isLast: input === lastWord, isAlone });
    if (correction && correction.words.length > 0) found.set(input, correction);
  }
  return found;
}

/** Only a word that stands alone may stand for a phrase: "pancia di maiale" is not "mal di pancia". */
type WordPosition = { isLast: boolean; isAlone: boolean };

/** In this order: same sound, completion, base form of a diminutive, phrase with the word, closest spelling. */
function findCorrection(
  input: string,
  catalogue: CatalogueWords,
  synonyms: Synonyms,
  { isLast, isAlone }: WordPosition,
): Correction | null {
  if (allowedEdits(input) === 0)
    return isLast && input.length >= MIN_BEGINNING
      ? findCompletion(input, catalogue, synonyms, isLast)
      : null;
  const similar = findNearest(input, catalogue.similarTo(input));
  if (similar && similar.distance <= SAME_SOUND_DISTANCE) return { words: similar.words, isSure: true };
  const alikeSynonyms = synonyms.findBySound(input);
  if (alikeSynonyms.length > 0) return { words: alikeSynonyms, isSure: true };
  const completion = findCompletion(input, catalogue, synonyms, isLast);
  if (completion) return completion;
  const isOneLetter = similar !== null && similar.distance <= SURE_DISTANCE;
  if (isOneLetter && input.length >= MIN_LENGTH_BEFORE_DIMINUTIVES)
    return { words: similar.words, isSure: true };
  const base = findBaseForms(input, catalogue, synonyms);
  if (base.length > 0) return { words: base, isSure: false };
  const phrase = findPhrase(input, synonyms, { isLast, isAlone });
  if (phrase) return phrase;
  const nearest =
    closest(similar, isOneLetter ? null : nearestSynonym(input, synonyms)) ??
    findNearest(input, wordsOfSimilarLength(input, catalogue)) ??
    findMisspeltBase(input, catalogue) ??
    findDistantMatch(input, catalogue);
  if (!nearest) return null;
  const isSure = nearest.distance <= SURE_DISTANCE && input.length >= MIN_SURE_LENGTH;
  return { words: nearest.words, isSure };
}

function findCompletion(
  input: string,
  catalogue: CatalogueWords,
  synonyms: Synonyms,
  isSure: boolean,
): Correction | null {
  const words = findCompletions(input, catalogue, synonyms);
  return words.length > 0 ? { words, isSure } : null;
}

function findPhrase(input: string, synonyms: Synonyms, position: WordPosition): Correction | null {
  const withIt = synonyms.findPhrasesWith(input).slice(0, MAX_ALTERNATIVES);
  if (withIt.length > 0) return { words: withIt, isSure: position.isAlone };
  const beginning = synonyms.findPhrasesByPrefix(input).slice(0, MAX_ALTERNATIVES);
  return beginning.length > 0 ? { words: beginning, isSure: position.isLast } : null;
}

/** The catalogue word that differs by one letter or sounds the same. */
export function findOneTypo(input: string, catalogue: CatalogueWords): string | null {
  const nearest = findNearest(input, catalogue.similarTo(input));
  return nearest && nearest.distance <= SURE_DISTANCE ? (nearest.words[0] ?? null) : null;
}

/** Used when no similar word is close enough, as with swapped first letters: "ouva" is "uova". */
const wordsOfSimilarLength = (input: string, catalogue: CatalogueWords): CatalogueWord[] =>
  catalogue.filter(({ word }) => Math.abs(word.length - input.length) <= 1);

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

const toCandidate = (word: string): CatalogueWord => ({ word, lexeme: word, products: 0 });

/** Catalogue words that begin with the input ("parz": "parzialmente"); if there are none, synonyms that do. */
function findCompletions(input: string, catalogue: CatalogueWords, synonyms: Synonyms): string[] {
  const stems = catalogue.stemsByPrefix(input, MAX_ALTERNATIVES);
  const most = stems[0]?.products ?? 0;
  const words = stems.filter(({ products }) => products * DOMINANCE_RATIO >= most).map(({ word }) => word);
  if (words.length > 0 || input.length < MIN_SYNONYM_BEGINNING) return words;
  return synonyms.findByPrefix(input).slice(0, MAX_ALTERNATIVES);
}

const DIMINUTIVE = /^(.{4,}?)(?:in|ett|ott|ell|ucci?|uzz|on)[aeio]$/;
const LONG_DIMINUTIVE = /^(.{4,}?)(?:ol|ic)(?:in|ett|ell|on)[aeio]$/;
/** Of a base form after the root. */
const MAX_ENDING = 2;
const INFINITIVE = /^(.{3,}a)re$/;

/** The base of a diminutive ("seppioline": "seppie") or the participle of an infinitive ("grattugiare": "grattugiato"). */
function findBaseForms(input: string, catalogue: CatalogueWords, synonyms: Synonyms): string[] {
  const roots = [DIMINUTIVE, LONG_DIMINUTIVE].flatMap((pattern) => pattern.exec(input)?.[1] ?? []);
  const participle = INFINITIVE.exec(input)?.[1];
  if (participle) roots.push(`${participle}t`);
  for (const root of roots) {
    const [base] = catalogue.filter(
      ({ word }) => word.startsWith(root) && word.length <= root.length + MAX_ENDING,
    );
    if (base) return [base.word];
    if (synonyms.has(`${root}e`)) return [`${root}e`];
  }
  return [];
}

/** The base of a misspelt diminutive: "mozarelline" is "mozzarella". */
function findMisspeltBase(input: string, catalogue: CatalogueWords): Nearest | null {
  const [, root = ""] = DIMINUTIVE.exec(input) ?? [];
  return root ? findNearest(`${root}${input.at(-1) ?? ""}`, catalogue.similarTo(root)) : null;
}

const SAME_BEGINNING = 3;
const FAR_DISTANCE = 2;

/** A long word with two edits and the same first letters ("cipiegne"), else an abbreviation without vowels ("intgr"). */
function findDistantMatch(input: string, catalogue: CatalogueWords): Nearest | null {
  const candidates = catalogue.filter(({ word, products }) => word[0] === input[0] && products > 0);
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
  candidates: CatalogueWord[],
  distanceOf: (input: string, word: string) => number | null = typoDistance,
): Nearest | null {
  const matches = candidates
    .map((candidate) => ({ ...candidate, distance: distanceOf(input, candidate.word) }))
    .filter((candidate): candidate is CatalogueWord & { distance: number } => candidate.distance !== null)
    .sort((a, b) => a.distance - b.distance || b.products - a.products);
  const distance = matches[0]?.distance;
  if (distance === undefined) return null;
  const equallyClose = matches.filter((match) => match.distance === distance);
  const distinct = equallyClose.filter(
    ({ lexeme }, index) => equallyClose.findIndex((other) => other.lexeme === lexeme) === index,
  );
  return { words: distinct.slice(0, MAX_ALTERNATIVES).map(({ word }) => word), distance };
}
