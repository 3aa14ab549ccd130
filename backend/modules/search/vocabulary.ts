import { searchForm, words } from "./words";

const SHORTEST_WORD = 3;
const LONGEST_TERM = 3;
const FEWEST_PRODUCTS = 2;
const JOINERS = new Set(
  "a ad ai al alla alle agli allo con da dal dalla de dei degli del della delle dello di e ed i il in la le lo nel per su un una senza".split(
    " ",
  ),
);

export type Word = { word: string; form: string; products: number };
export type Term = { term: string; label: string; products: number };

/** Gathers, product by product, the words of a catalogue and the beginnings of its names. */
export class Vocabulary {
  readonly #words = new Map<string, number>();
  readonly #terms = new Map<string, Term>();

  /** `others` count for the product as its name does; words of `around` it are only made known. */
  add(name: string, others: string[], around: string[]): void {
    this.#count([name, ...others], 1);
    this.#count(around, 0);
    const row = words(name);
    for (let length = 1; length <= Math.min(LONGEST_TERM, row.length); length += 1) {
      const last = row[length - 1] ?? "";
      if (JOINERS.has(last) || /^\d+$/.test(last)) continue;
      const term = row.slice(0, length).join(" ");
      const found = this.#terms.get(term) ?? { term, label: labelOf(name, length), products: 0 };
      found.products += 1;
      this.#terms.set(term, found);
    }
  }

  #count(texts: string[], products: 0 | 1): void {
    for (const word of new Set(texts.flatMap(words))) {
      if (word.length < SHORTEST_WORD || /^\d/.test(word)) continue;
      this.#words.set(word, (this.#words.get(word) ?? 0) + products);
    }
  }

  words(): Word[] {
    return [...this.#words].map(([word, products]) => ({ word, form: searchForm(word), products }));
  }

  terms(): Term[] {
    return [...this.#terms.values()].filter((term) => term.products >= FEWEST_PRODUCTS);
  }
}

/** The first words of a name as people write them. */
function labelOf(name: string, length: number): string {
  const spaced = name.replace(/\s+/g, " ").trim().split(" ").slice(0, length).join(" ");
  return spaced.toLowerCase().replace(/\b(dop|igp|igt|doc|docg|stg|uht)\b/g, (word) => word.toUpperCase());
}
