import type { PriceRange } from "./prices";
import type { Synonyms } from "./synonyms";

export type ParsedSearch = {
  /** Synonyms it was parsed with; its parts are parsed with the same. */
  synonyms: Synonyms;
  /** Groups of alternative phrases; every group must match. */
  termGroups: string[][];
  sizes: string[];
  /** Boosted, not required: a single pack of the size, and the amount asked for. */
  preferredSizes: string[];
  /** Words neither known nor corrected. */
  unknownWords: string[];
  /** Numbers in names ("taglia 4", "tipo 00"): preferred, not required. */
  numbers: string[];
  /** Asks for products on offer. */
  isOffer: boolean;
  price: PriceRange | null;
  /** Asks for the cheapest products. */
  isCheap: boolean;
  /** The first word. */
  head: string;
  /** Prefix of the name of the most likely product, or "". */
  prefix: string;
  /** Index of the term group with the fewest products. */
  mostSpecificIndex: number;
  /** Words that no product name begins with: "rossa" in "lavazza rossa". */
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
