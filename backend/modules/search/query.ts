import { type SQL, sql } from "drizzle-orm";
import type { ParsedSearch } from "./parsed-search";
import { negatedWords, isCut, isGeneric, isLink, isMeat, isTaste } from "./query-words";
import { isCentilitres, toPackLexeme, toSizeLexeme } from "./sizes";
import { isBrand } from "./synonyms";
import { toSearchForm } from "./words";

const MIN_PLAIN_SIZE = 50;

/** Without weight D, the mixed departments: they only count when names, makers, features and kinds find nothing. */
export const STRICT_WEIGHTS = ":ABC";

export function toTsquery(text: string): SQL {
  return sql`to_tsquery('madia', ${text})`;
}

/** Shorter words are not searched by prefix; longer ones are: "torta" finds "tortine". */
const MIN_ROOT = 5;
const prefixMarker = (word: string) => (word.length >= MIN_ROOT ? ":*" : "");
const strictPrefixMarker = (word: string) => (word.length >= MIN_ROOT ? ":*ABC" : STRICT_WEIGHTS);

export function toGroups(termGroups: string[][], weights: string | ((word: string) => string)): string[] {
  const weightOf = typeof weights === "string" ? () => weights : weights;
  const toWords = (text: string) => text.split(" ").map((word) => `${toSearchForm(word)}${weightOf(word)}`);
  const toAll = (text: string) => `(${toWords(text).join(" & ")})`;
  // A phrase with synonyms must stand as typed, word after word, or one of its synonyms must match.
  return termGroups.map(([typed = "", ...others]) => {
    const own = others.length > 0 ? toAdjacent(toWords(typed)) : toAll(typed);
    return `(${[own, ...others.map(toAll)].join(" | ")})`;
  });
}

/** Allows one word between two: "semi girasole" matches "semi di girasole". */
const toAdjacent = (words: string[]) =>
  words.length === 2 ? `(${words.join(" <-> ")} | ${words.join(" <2> ")})` : `(${words.join(" <-> ")})`;

/** Whether any phrase of the group is a negation, so that it names no product: "sugar free", "senza zucchero". */
const isNegationGroup = (group: string[]) => group.some((phrase) => negatedWords(phrase).length > 0);

/** Terms that name a product: neither links nor generic words, and brands only when nothing else does. */
export function namedGroups(termGroups: string[][]): string[][] {
  const named = termGroups.filter(([typed]) => !isLink(typed) && !isGeneric(typed ?? ""));
  const brands = named.filter(([typed]) => isBrand(typed ?? ""));
  const products = named.filter((group) => !brands.includes(group));
  if (products.some((group) => !isNegationGroup(group))) return products;
  return [brands, named, termGroups].find((some) => some.length > 0) ?? [];
}

/** The first two of three or more terms, which weigh more than those after them. */
export function leadingQuery({ termGroups }: ParsedSearch): SQL | null {
  const named = namedGroups(termGroups);
  return named.length > 2 ? toTsquery(toGroups(named.slice(0, 2), STRICT_WEIGHTS).join(" & ")) : null;
}

/** From so many terms on, the first says what the others tell more of. */
const MIN_DESCRIPTION = 4;

/** All search terms but one, once for each term left out; of a description the first stays. */
const omitOneGroup = (groups: string[]) =>
  groups
    .map((_, left) => `(${groups.filter((_group, at) => at !== left).join(" & ")})`)
    .slice(groups.length < MIN_DESCRIPTION ? 0 : 1);

/** The beginnings of a description, longest first. */
const beginnings = (groups: string[]) =>
  groups.slice(MIN_DESCRIPTION - 1).map((_, at) => groups.slice(0, groups.length - 2 - at).join(" & "));

/** Excludes negated words: "salame non piccante". Negations with synonyms ("senza glutine") must match as phrases. */
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
 * Beside a product a brand loses its synonyms, unless a product name holds both: "ragù Barilla" is ragù, "birra Peroni"
 * is lager. Beside an adjective only ("Lavazza rossa") it stands for the products the brand is known for.
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

function numberGroup(number: string): string {
  const amount = Number(number);
  // A bare number from 50 up is a size in grams or millilitres: "burro 125".
  const sizeKinds = amount >= MIN_PLAIN_SIZE ? (["pz", "any"] as const) : (["pz"] as const);
  const drinks = isCentilitres(amount) ? [toSizeLexeme({ pieces: 1, amount: amount * 10, kind: "ml" })] : [];
  const packs = amount > 1 ? [toPackLexeme(amount)] : [];
  const sizesOf = sizeKinds.map((kind) => toSizeLexeme({ pieces: 1, amount, kind }));
  return `(${[`${number}:A`, ...sizesOf, ...packs, ...drinks].join(" | ")})`;
}

const matchAll = (...groups: string[][]) => groups.flat().join(" & ");

/** Queries from the strictest to the broadest; the first with results is used. */
export function buildQueries(search: ParsedSearch): SQL[] {
  const { sizes, numbers, mostSpecificIndex, unknownWords } = search;
  // Unknown words would match by their stem: "collare" would find "Collio".
  const known = search.termGroups.filter(([typed = ""]) => !unknownWords.includes(typed));
  const { termGroups, kinds, both } = readBrands({ ...search, termGroups: known });
  const strict = toGroups(termGroups, STRICT_WEIGHTS);
  const hasCut = termGroups.some(([typed = ""]) => isCut(typed));
  // For a cut, the meat must not match a mixed department: its products may be of other meat.
  const loose = termGroups.flatMap((group) =>
    toGroups([group], hasCut && isMeat(group[0] ?? "") ? STRICT_WEIGHTS : ""),
  );
  const numberGroups = numbers.map(numberGroup);
  const queries: string[] = [];
  if (termGroups.length === 0 && unknownWords.length > 0) return [];
  if (both.length > 0) {
    if (numbers.length > 0 || sizes.length > 0) queries.push(matchAll(both, numberGroups, sizes));
    queries.push(matchAll(both));
  }
  if (sizes.length > 0 && numbers.length > 0) queries.push(matchAll(strict, numberGroups, sizes));
  // The first term must match name, maker or kind: mixed departments also hold related products.
  const headed = [...strict.slice(0, 1), ...loose.slice(1)];
  if (numbers.length > 0) queries.push(matchAll(strict, numberGroups), matchAll(headed, numberGroups));
  if (sizes.length > 0) queries.push(matchAll(strict, sizes));
  if (termGroups.length > 0) queries.push(matchAll(strict), matchAll(termGroups.length > 1 ? headed : loose));
  const without = excludeNegated(termGroups);
  if (without) queries.push(without);
  if (termGroups.length > 1)
    queries.push(
      matchAll(
        toGroups(termGroups.slice(0, 1), strictPrefixMarker),
        toGroups(termGroups.slice(1), prefixMarker),
      ),
    );
  if (kinds.length > 0) queries.push(matchAll(toGroups(kinds, STRICT_WEIGHTS)));
  queries.push(...namedQueries(termGroups));
  if (termGroups.length > 1)
    queries.push(strict[mostSpecificIndex] ?? "", strict[0] ?? "", loose.join(" | "));
  return queries.map(toTsquery);
}

/** Of the words that name a product, all or most of them. */
function namedQueries(termGroups: string[][]): string[] {
  const named = namedGroups(termGroups);
  const loose = toGroups(named, "");
  const all =
    named.length > 0 && named.length < termGroups.length
      ? [matchAll(toGroups(named, STRICT_WEIGHTS)), matchAll(loose)]
      : [];
  return named.length > 2 ? [...all, omitOneGroup(loose).join(" | "), ...beginnings(loose)] : all;
}
