import type { PriceRange } from "./prices";

/** A parsed search: each piece lists alternative phrases, one of which must match. */
export type ParsedSearch = {
  pieces: string[][];
  sizes: string[];
  /** Of what comes first: one pack of the size ("1 l" rather than "6 x 1 l"), and how much or how many is wanted. */
  wantedSizes: string[];
  /** Words without meaning to the shop, which nothing was found for either. */
  unknown: string[];
  /** Numbers of names ("taglia 4", "tipo 00"): wanted, not required. */
  numbers: string[];
  /** Asks for what is on offer. */
  isOffer: boolean;
  price: PriceRange | null;
  /** Asks for what costs least. */
  isCheap: boolean;
  /** The first word, as it is written. */
  head: string;
  /** Prefix of the name of the most likely product, or "". */
  prefix: string;
  /** The piece that says most: the one with fewest products. */
  rarest: number;
  /** Those that no name begins with say how a thing is: "rossa" of "lavazza rossa". */
  adjectives: string[];
  /** Whether the prefix comes from a complete word, or from one still being typed. */
  isComplete: boolean;
  /** The query with its corrections, most likely first; empty when nothing was misspelt. */
  correctedQueries: string[];
};

/** The first word, and its prefix without the last letter, which singular and plural share. */
export function headOf(phrase = ""): Pick<ParsedSearch, "head" | "prefix"> {
  const head = phrase.split(" ")[0] ?? "";
  return { head, prefix: head.length < 3 ? "" : head.slice(0, Math.max(3, head.length - 1)) };
}
