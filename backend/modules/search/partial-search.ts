import type { Db } from "../../db/client";
import { type CatalogueWords, getCatalogueWords } from "./catalogue-words";
import { findCorrections } from "./corrections";
import { typoDistance } from "./distance";
import { parseCorrectedSearch, parseExactSearch } from "./parse";
import type { ParsedSearch } from "./parsed-search";
import { readPrices } from "./prices";
import { isOnlyRequest } from "./query-words";
import type { Synonyms } from "./synonyms";
import { extractSizes } from "./sizes";
import { findUnknownWords } from "./unknown-words";
import { fold, splitWords } from "./words";

const MAX_COMPLETIONS = 6;
const MIN_SYNONYM_LENGTH = 4;

/** A search still being typed: its last word may be incomplete. */
export type PartialSearch = ParsedSearch & {
  term: string;
  /** Upper bound of the number of hits; null when unknown. */
  maxHits: number | null;
  /**
   * What counts for the text rank, if not all: a last word that is whole is meant itself, and others that begin with it
   * come after ("pasta" is no maker called "Pastaia").
   */
  rankedGroups?: string[][];
};

type WordCompletion = { words: string[]; maxHits: number | null };

async function completeWord(db: Db, lastWord: string, table: Synonyms): Promise<WordCompletion> {
  const catalogue = await getCatalogueWords(db);
  const matches = catalogue.stemsByPrefix(lastWord, MAX_COMPLETIONS);
  const found = matches.map(({ word }) => word);
  const synonyms = lastWord.length < MIN_SYNONYM_LENGTH ? [] : table.findByPrefix(lastWord);
  if (synonyms.length > 0) {
    return {
      words: [...new Set([...found, ...synonyms.flatMap((word) => table.split([word])[0] ?? [])])],
      maxHits: null,
    };
  }
  if (found.length > 0)
    return { words: found, maxHits: matches.reduce((sum, { products }) => sum + products, 0) };
  if ((await findUnknownWords(db, [lastWord], table)).length === 0)
    return { words: [lastWord], maxHits: null };
  return {
    words:
      findCorrections([lastWord], catalogue, table).get(lastWord)?.words ??
      completeMisspeltWord(lastWord, catalogue),
    maxHits: null,
  };
}

/** "mozare" → "mozzarella": a prefix misspelt after its second letter. */
function completeMisspeltWord(lastWord: string, catalogue: CatalogueWords): string[] {
  const beginning = lastWord.slice(0, 2);
  const closeWords = catalogue.filter(
    ({ word }) =>
      word.startsWith(beginning) &&
      word.length >= lastWord.length &&
      [0, 1].some(
        (extraLength) => typoDistance(lastWord, word.slice(0, lastWord.length + extraLength)) !== null,
      ),
  );
  return closeWords.length > 0 ? closeWords.slice(0, MAX_COMPLETIONS).map(({ word }) => word) : [lastWord];
}

/** Parses a search while it is typed; a trailing blank, size or price completes the last word. */
export async function parsePartialSearch(db: Db, synonyms: Synonyms, q: string): Promise<PartialSearch> {
  const { rest } = extractSizes(q);
  const queryWords = splitWords(rest);
  const lastWord = queryWords.at(-1);
  const { price, isCheap } = readPrices(fold(q));
  const isPhrase = synonyms.split(queryWords).at(-1)?.[0]?.includes(" ");
  if (lastWord === undefined || /\s$/.test(rest) || /^\d/.test(lastWord) || price || isCheap || isPhrase) {
    const search = await parseCorrectedSearch(db, synonyms, q);
    return { ...search, term: toTerm(search), maxHits: null };
  }
  const leadingText = q.slice(0, Math.max(0, fold(q).lastIndexOf(lastWord)));
  const hasLeading = !isOnlyRequest(splitWords(leadingText)) || extractSizes(leadingText).sizes.length > 0;
  const leadingSearch = hasLeading ? await parseCorrectedSearch(db, synonyms, leadingText) : null;
  const { words: endings, maxHits } = await completeWord(db, lastWord, synonyms);
  const lastTerm = endings[0]?.startsWith(lastWord) ? lastWord : (endings[0] ?? lastWord);
  const ranked = endings[0] === lastWord ? synonyms.split([lastWord]) : null;
  if (!leadingSearch || leadingSearch.termGroups.length === 0) {
    return {
      ...(leadingSearch ?? parseExactSearch(synonyms, "")),
      termGroups: [endings],
      head: lastTerm,
      prefix: lastTerm,
      isComplete: false,
      term: lastTerm,
      maxHits,
      ...(ranked && { rankedGroups: ranked }),
    };
  }
  return {
    ...leadingSearch,
    termGroups: [...leadingSearch.termGroups, endings],
    ...(ranked && { rankedGroups: [...leadingSearch.termGroups, ...ranked] }),
    term: `${toTerm(leadingSearch)} ${lastTerm}`,
    maxHits: null,
  };
}

function toTerm({ termGroups }: Pick<ParsedSearch, "termGroups">): string {
  return termGroups.map((group) => group[0] ?? "").join(" ");
}
