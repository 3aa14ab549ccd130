import type { CatalogueWords } from "./catalogue-words";
import type { Synonyms } from "./synonyms";

const MIN_PART = 3;
const MAX_RUN_TOGETHER = 30;
/** The only product name shorter than MIN_PART that is split off: "teverde" is "tè verde". */
const SHORT_NAME = "te";
const MIN_AFTER_SHORT = 5;
const ARTICLES = ["il", "lo", "la", "l", "gli", "le"];
/** Link words dropped between two words typed without blanks: "oliodoliva", "crocchetteperilgatto". */
export const INNER_LINKS = [
  ..."a ai al all alla alle agli d da dei del dell della delle di e ed in".split(" "),
  ...ARTICLES,
  ...["per", "con"].flatMap((link) => ["", "i", ...ARTICLES].map((article) => `${link}${article}`)),
];

/** An elided article or preposition typed without its apostrophe: "dolio", "lacqua". */
const UNMARKED_ELISION = /^(?:l|d|un|dell|all|nell)(?=[aeiou][a-z]{3})/;

const isLongEnough = (word: string) => word.length >= 2 * MIN_PART && word.length <= MAX_RUN_TOGETHER;

/** Splits into the fewest known parts and drops links: "lattedisoia" is "latte", "soia"; "pastasenzaglutine" has three. */
function splitRunTogether(word: string, isKnownPart: (part: string) => boolean): string[] | null {
  const elided = word.replace(UNMARKED_ELISION, "");
  if (elided !== word && isKnownPart(elided)) return [elided];
  if (!isLongEnough(word)) return null;
  const afterShort = wordAfterShortName(word, isKnownPart);
  return afterShort ? [SHORT_NAME, afterShort] : splitParts(word, isKnownPart);
}

/** The word after "te", with or without a link: "verde" in "teverde", "limone" in "teallimone". */
function wordAfterShortName(word: string, isKnownPart: (part: string) => boolean): string | undefined {
  if (!word.startsWith(SHORT_NAME)) return undefined;
  const rest = word.slice(SHORT_NAME.length);
  return ["", ...INNER_LINKS]
    .filter((link) => rest.startsWith(link))
    .map((link) => rest.slice(link.length))
    .find((part) => part.length >= MIN_AFTER_SHORT && isKnownPart(part));
}

function splitParts(word: string, isKnownPart: (part: string) => boolean): string[] | null {
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    let found: string[] | null = null;
    for (let start = 0; start <= end - MIN_PART; start += 1) {
      const part = word.slice(start, end);
      if (!isKnownPart(part)) continue;
      for (const link of start === 0 ? [""] : ["", ...INNER_LINKS]) {
        if (!word.slice(0, start).endsWith(link)) continue;
        const before = best[start - link.length];
        if (before && (start === 0 || before.length > 0) && (!found || before.length + 1 < found.length))
          found = [...before, part];
      }
    }
    best[end] = found;
  }
  const parts = best[word.length] ?? [];
  const short = parts.filter((part) => part.length === MIN_PART);
  return parts.length === 0 || (parts.length > 2 && short.length > 1) ? null : parts;
}

/** Joins and splits words as the catalogue writes them: "fior di latte" is "fiordilatte", "cornflakes" "corn flakes". */
export function resolveCompounds(words: string[], catalogue: CatalogueWords, synonyms: Synonyms): string[] {
  const isKnown = (word: string) => catalogue.has(word) || synonyms.has(word);
  const isKnownPart = (word: string) => word === "senza" || isKnown(word);
  const resolved: string[] = [];
  for (let at = 0; at < words.length;) {
    const joined = [3, 2]
      .filter((count) => at + count <= words.length)
      .find((count) => isKnown(words.slice(at, at + count).join("")));
    if (joined) {
      resolved.push(words.slice(at, at + joined).join(""));
      at += joined;
      continue;
    }
    const word = words[at] ?? "";
    resolved.push(...((isKnown(word) ? null : splitRunTogether(word, isKnownPart)) ?? [word]));
    at += 1;
  }
  return resolved;
}
