import { type SQL, sql } from "drizzle-orm";
import type { ParsedSearch } from "./parsed-search";
import { negatedWords, isCut, isGeneric, isLink, isMeat, isTaste } from "./query-words";
import { isCentilitres, toPackLexeme, toSizeLexeme } from "./sizes";
import { isBrand } from "./synonyms";
import { toSearchForm } from "./words";

const MIN_PLAIN_SIZE = 50;

/** Names, makers, features and single-kind categories; mixed departments only count when these find nothing. */
export const STRICT_WEIGHTS = ":ABC";

export function toTsquery(text: string): SQL {
  return sql`to_tsquery('madia', ${text})`;
}

/** "Torta" finds "tortine"; the beginning of a short word says nothing. */
const MIN_ROOT = 5;
const prefixMarker = (word: string) => (word.length >= MIN_ROOT ? ":*" : "");
const strictPrefixMarker = (word: string) => (word.length >= MIN_ROOT ? ":*ABC" : STRICT_WEIGHTS);

export function toGroups(termGroups: string[][], weights: string | ((word: string) => string)): string[] {
  const weightOf = typeof weights === "string" ? () => weights : weights;
  const toWords = (text: string) => text.split(" ").map((word) => `${toSearchForm(word)}${weightOf(word)}`);
  const toAll = (text: string) => `(${toWords(text).join(" & ")})`;
  // A phrase that means something else than its words is found as it is, or by what it means.
  return termGroups.map(([typed = "", ...others]) => {
    const own = others.length > 0 ? toAdjacent(toWords(typed)) : toAll(typed);
    return `(${[own, ...others.map(toAll)].join(" | ")})`;
  });
}

/** "Semi girasole" stands in "semi di girasole" as well. */
const toAdjacent = (words: string[]) =>
  words.length === 2 ? `(${words.join(" <-> ")} | ${words.join(" <2> ")})` : `(${words.join(" <-> ")})`;

/** "Sugar free" names nothing. */
const isNegationGroup = (group: string[]) => group.some((phrase) => negatedWords(phrase).length > 0);

/** Those that say what is meant; beside another word, a brand says whose it is. */
export function namedGroups(termGroups: string[][]): string[][] {
  const named = termGroups.filter(([typed]) => !isLink(typed) && !isGeneric(typed ?? ""));
  const brands = named.filter(([typed]) => isBrand(typed ?? ""));
  const products = named.filter((group) => !brands.includes(group));
  if (products.some((group) => !isNegationGroup(group))) return products;
  return [brands, named, termGroups].find((some) => some.length > 0) ?? [];
}

/** What the first two words of several name: they say more than those that follow. */
export function leadingQuery({ termGroups }: ParsedSearch): SQL | null {
  const named = namedGroups(termGroups);
  return named.length > 2 ? toTsquery(toGroups(named.slice(0, 2), STRICT_WEIGHTS).join(" & ")) : null;
}

/** Every choice of all termGroups but one. */
const omitOneGroup = (groups: string[]) =>
  groups.map((_, left) => `(${groups.filter((_group, at) => at !== left).join(" & ")})`);

/** "Salame non piccante" is any but the hot one. What has a phrase of its own ("senza glutine") is only what says so. */
function excludeNegated(termGroups: string[][]): string | null {
  const absent = termGroups.flatMap(([typed = "", ...others]) =>
    others.length > 0 ? [] : negatedWords(typed),
  );
  const others = termGroups.filter((group) => !isNegationGroup(group));
  if (absent.length === 0 || others.length === 0) return null;
  return [...toGroups(others, STRICT_WEIGHTS), ...absent.map((word) => `!${toSearchForm(word)}:A`)].join(
    " & ",
  );
}

type Brands = { termGroups: string[][]; kinds: string[][]; both: string[] };

/**
 * Beside a product a brand is only a name, unless a name holds both: "ragù Barilla" is ragù, "birra Peroni" lager. Beside
 * how it is ("Lavazza rossa") it is what the brand is known for.
 */
function readBrands({ termGroups, adjectives }: ParsedSearch): Brands {
  const products = namedGroups(termGroups);
  const brands = termGroups.filter((group) => isBrand(group[0] ?? "") && !products.includes(group));
  const namesProduct = ([typed = ""]: string[]) => !adjectives.includes(typed) && !isTaste(typed);
  if (brands.length === 0 || products.some(isNegationGroup)) return { termGroups, kinds: [], both: [] };
  if (!products.some(namesProduct)) return { termGroups, kinds: brands, both: [] };
  const typedOf = (group: string[]) => group.slice(0, 1);
  return {
    termGroups: termGroups.map((group) => (brands.includes(group) ? typedOf(group) : group)),
    kinds: [],
    both: toGroups([...products.map(typedOf), ...brands], ":A"),
  };
}

/** Queries from the strictest to the broadest; the first with results is used. */
export function buildQueries(search: ParsedSearch): SQL[] {
  const { sizes, numbers, mostSpecificIndex, unknownWords } = search;
  // What has no meaning to the shop would be found by its stem: "collare" by that of "Collio".
  const known = search.termGroups.filter(([typed = ""]) => !unknownWords.includes(typed));
  const { termGroups, kinds, both } = readBrands({ ...search, termGroups: known });
  const strict = toGroups(termGroups, STRICT_WEIGHTS);
  const hasCut = termGroups.some(([typed = ""]) => isCut(typed));
  // A mixed department name is no match: its products need not have both words.
  const loose = termGroups.flatMap((group) =>
    toGroups([group], hasCut && isMeat(group[0] ?? "") ? STRICT_WEIGHTS : ""),
  );
  const numberGroups = numbers.map((number) => {
    const amount = Number(number);
    // A bare number from 50 up is a size in grams or millilitres: "burro 125".
    const sizeKinds = amount >= MIN_PLAIN_SIZE ? (["pz", "any"] as const) : (["pz"] as const);
    const drinks = isCentilitres(amount)
      ? [toSizeLexeme({ pieces: 1, amount: amount * 10, kind: "ml" })]
      : [];
    const packs = amount > 1 ? [toPackLexeme(amount)] : [];
    const sizesOf = sizeKinds.map((kind) => toSizeLexeme({ pieces: 1, amount, kind }));
    return `(${[`${number}:A`, ...sizesOf, ...packs, ...drinks].join(" | ")})`;
  });
  const all = (...groups: string[][]) => groups.flat().join(" & ");
  const queries: string[] = [];
  if (termGroups.length === 0 && unknownWords.length > 0) return [];
  if (both.length > 0) {
    if (numbers.length > 0 || sizes.length > 0) queries.push(all(both, numberGroups, sizes));
    queries.push(all(both));
  }
  if (sizes.length > 0 && numbers.length > 0) queries.push(all(strict, numberGroups, sizes));
  // Mixed departments hold what is next to the thing; its own name, maker or kind says the first word.
  const headed = [...strict.slice(0, 1), ...loose.slice(1)];
  if (numbers.length > 0) queries.push(all(strict, numberGroups), all(headed, numberGroups));
  if (sizes.length > 0) queries.push(all(strict, sizes));
  if (termGroups.length > 0) queries.push(all(strict), all(termGroups.length > 1 ? headed : loose));
  const without = excludeNegated(termGroups);
  if (without) queries.push(without);
  if (termGroups.length > 1)
    queries.push(
      all(toGroups(termGroups.slice(0, 1), strictPrefixMarker), toGroups(termGroups.slice(1), prefixMarker)),
    );
  if (kinds.length > 0) queries.push(all(toGroups(kinds, STRICT_WEIGHTS)));
  const named = namedGroups(termGroups);
  if (named.length > 0 && named.length < termGroups.length)
    queries.push(all(toGroups(named, STRICT_WEIGHTS)), all(toGroups(named, "")));
  if (named.length > 2) queries.push(omitOneGroup(toGroups(named, "")).join(" | "));
  if (termGroups.length > 1)
    queries.push(strict[mostSpecificIndex] ?? "", strict[0] ?? "", loose.join(" | "));
  return queries.map(toTsquery);
}
