import { type SQL, sql } from "drizzle-orm";
import type { ParsedSearch } from "./parsed-search";
import { absentWords, isCut, isGeneric, isLink, isMeat, isTaste } from "./query-words";
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
const byRoot = (word: string) => (word.length >= MIN_ROOT ? ":*" : "");
const byNamedRoot = (word: string) => (word.length >= MIN_ROOT ? ":*ABC" : STRICT_WEIGHTS);

export function toGroups(pieces: string[][], weights: string | ((word: string) => string)): string[] {
  const weightOf = typeof weights === "string" ? () => weights : weights;
  const toWords = (text: string) => text.split(" ").map((word) => `${toSearchForm(word)}${weightOf(word)}`);
  const toAll = (text: string) => `(${toWords(text).join(" & ")})`;
  // A phrase that means something else than its words is found as it is, or by what it means.
  return pieces.map(([typed = "", ...others]) => {
    const own = others.length > 0 ? toAdjacent(toWords(typed)) : toAll(typed);
    return `(${[own, ...others.map(toAll)].join(" | ")})`;
  });
}

/** "Semi girasole" stands in "semi di girasole" as well. */
const toAdjacent = (words: string[]) =>
  words.length === 2 ? `(${words.join(" <-> ")} | ${words.join(" <2> ")})` : `(${words.join(" <-> ")})`;

/** "Sugar free" names nothing. */
const isAbsence = (piece: string[]) => piece.some((phrase) => absentWords(phrase).length > 0);

/** Those that say what is meant; beside another word, a brand says whose it is. */
export function namedPieces(pieces: string[][]): string[][] {
  const named = pieces.filter(([typed]) => !isLink(typed) && !isGeneric(typed ?? ""));
  const brands = named.filter(([typed]) => isBrand(typed ?? ""));
  const products = named.filter((piece) => !brands.includes(piece));
  if (products.some((piece) => !isAbsence(piece))) return products;
  return [brands, named, pieces].find((some) => some.length > 0) ?? [];
}

/** What the first two words of several name: they say more than those that follow. */
export function leadingQuery({ pieces }: ParsedSearch): SQL | null {
  const named = namedPieces(pieces);
  return named.length > 2 ? toTsquery(toGroups(named.slice(0, 2), STRICT_WEIGHTS).join(" & ")) : null;
}

/** Every choice of all pieces but one. */
const allButOne = (groups: string[]) =>
  groups.map((_, left) => `(${groups.filter((_group, at) => at !== left).join(" & ")})`);

/** "Salame non piccante" is any but the hot one. What has a phrase of its own ("senza glutine") is only what says so. */
function withoutAbsent(pieces: string[][]): string | null {
  const absent = pieces.flatMap(([typed = "", ...others]) => (others.length > 0 ? [] : absentWords(typed)));
  const others = pieces.filter((piece) => !isAbsence(piece));
  if (absent.length === 0 || others.length === 0) return null;
  return [...toGroups(others, STRICT_WEIGHTS), ...absent.map((word) => `!${toSearchForm(word)}:A`)].join(
    " & ",
  );
}

type Brands = { pieces: string[][]; kinds: string[][]; both: string[] };

/**
 * Beside a product a brand is only a name, unless a name holds both: "ragù Barilla" is ragù, "birra Peroni" lager. Beside
 * how it is ("Lavazza rossa") it is what the brand is known for.
 */
function readBrands({ pieces, adjectives }: ParsedSearch): Brands {
  const products = namedPieces(pieces);
  const brands = pieces.filter((piece) => isBrand(piece[0] ?? "") && !products.includes(piece));
  const namesProduct = ([typed = ""]: string[]) => !adjectives.includes(typed) && !isTaste(typed);
  if (brands.length === 0 || products.some(isAbsence)) return { pieces, kinds: [], both: [] };
  if (!products.some(namesProduct)) return { pieces, kinds: brands, both: [] };
  const typedOf = (piece: string[]) => piece.slice(0, 1);
  return {
    pieces: pieces.map((piece) => (brands.includes(piece) ? typedOf(piece) : piece)),
    kinds: [],
    both: toGroups([...products.map(typedOf), ...brands], ":A"),
  };
}

/** Queries from the strictest to the broadest; the first with results is used. */
export function buildQueries(search: ParsedSearch): SQL[] {
  const { sizes, numbers, rarest, unknown } = search;
  // What has no meaning to the shop would be found by its stem: "collare" by that of "Collio".
  const known = search.pieces.filter(([typed = ""]) => !unknown.includes(typed));
  const { pieces, kinds, both } = readBrands({ ...search, pieces: known });
  const strict = toGroups(pieces, STRICT_WEIGHTS);
  const hasCut = pieces.some(([typed = ""]) => isCut(typed));
  // A department of chicken and turkey holds thighs, but not of turkey.
  const loose = pieces.flatMap((piece) =>
    toGroups([piece], hasCut && isMeat(piece[0] ?? "") ? STRICT_WEIGHTS : ""),
  );
  const numberGroups = numbers.map((number) => {
    const amount = Number(number);
    // "burro 125": nobody buys a gram.
    const kinds = amount >= MIN_PLAIN_SIZE ? (["pz", "any"] as const) : (["pz"] as const);
    const drinks = isCentilitres(amount)
      ? [toSizeLexeme({ pieces: 1, amount: amount * 10, kind: "ml" })]
      : [];
    const packs = amount > 1 ? [toPackLexeme(amount)] : [];
    const sizesOf = kinds.map((kind) => toSizeLexeme({ pieces: 1, amount, kind }));
    return `(${[`${number}:A`, ...sizesOf, ...packs, ...drinks].join(" | ")})`;
  });
  const all = (...groups: string[][]) => groups.flat().join(" & ");
  const queries: string[] = [];
  if (pieces.length === 0 && unknown.length > 0) return [];
  if (both.length > 0) {
    if (numbers.length > 0 || sizes.length > 0) queries.push(all(both, numberGroups, sizes));
    queries.push(all(both));
  }
  if (sizes.length > 0 && numbers.length > 0) queries.push(all(strict, numberGroups, sizes));
  // Mixed departments hold what is next to the thing; its own name, maker or kind says the first word.
  const headed = [...strict.slice(0, 1), ...loose.slice(1)];
  if (numbers.length > 0) queries.push(all(strict, numberGroups), all(headed, numberGroups));
  if (sizes.length > 0) queries.push(all(strict, sizes));
  if (pieces.length > 0) queries.push(all(strict), all(pieces.length > 1 ? headed : loose));
  const without = withoutAbsent(pieces);
  if (without) queries.push(without);
  if (pieces.length > 1)
    queries.push(all(toGroups(pieces.slice(0, 1), byNamedRoot), toGroups(pieces.slice(1), byRoot)));
  if (kinds.length > 0) queries.push(all(toGroups(kinds, STRICT_WEIGHTS)));
  const named = namedPieces(pieces);
  if (named.length > 0 && named.length < pieces.length)
    queries.push(all(toGroups(named, STRICT_WEIGHTS)), all(toGroups(named, "")));
  if (named.length > 2) queries.push(allButOne(toGroups(named, "")).join(" | "));
  if (pieces.length > 1) queries.push(strict[rarest] ?? "", strict[0] ?? "", loose.join(" | "));
  return queries.map(toTsquery);
}
