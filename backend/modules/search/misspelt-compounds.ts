import type { CatalogueWords } from "./catalogue-words";
import { INNER_LINKS } from "./compounds";
import { findOneTypo } from "./corrections";
import type { Synonyms } from "./synonyms";

const [MIN_RUN_TOGETHER, MAX_RUN_TOGETHER] = [9, 30];
const MIN_PART = 4;
/** Splits to try, those with the longest known part first. */
const MAX_TRIED = 4;

/** `isFirst`: the known part comes before the misspelt one. */
type Split = { known: string; misspelt: string; isFirst: boolean };

const linksOf = (matches: (link: string) => boolean) => ["", ...INNER_LINKS.filter(matches)];

function splitsOf(word: string): Split[] {
  const starts = Array.from({ length: word.length - 2 * MIN_PART + 1 }, (_, at) => at + MIN_PART);
  return starts
    .flatMap((at) => {
      const [left, right] = [word.slice(0, at), word.slice(at)];
      return [
        ...linksOf((link) => right.startsWith(link)).map((link) => ({
          known: left,
          misspelt: right.slice(link.length),
          isFirst: true,
        })),
        ...linksOf((link) => left.endsWith(link)).map((link) => ({
          known: right,
          misspelt: left.slice(0, left.length - link.length),
          isFirst: false,
        })),
      ];
    })
    .filter(({ misspelt }) => misspelt.length >= MIN_PART);
}

/** Splits two words typed without a blank, one of them misspelt: "petodipollo", "acquafrizante". */
export function splitMisspelt(word: string, catalogue: CatalogueWords, synonyms: Synonyms): string[] | null {
  if (word.length < MIN_RUN_TOGETHER || word.length > MAX_RUN_TOGETHER) return null;
  const tried = splitsOf(word)
    .filter(({ known }) => catalogue.has(known) || synonyms.has(known))
    .sort((a, b) => b.known.length - a.known.length || a.misspelt.length - b.misspelt.length)
    .slice(0, MAX_TRIED);
  for (const split of tried) {
    const corrected = findOneTypo(split.misspelt, catalogue);
    if (corrected) return split.isFirst ? [split.known, corrected] : [corrected, split.known];
  }
  return null;
}
