import { toSearchForm, splitWords } from "./words";

const MIN_WORD_LENGTH = 3;
const MAX_TERM_WORDS = 3;
const MIN_PRODUCTS = 2;
const STOP_WORDS = new Set(
  "a ad ai al alla alle agli allo con da dal dalla de dei degli del della delle dello di e ed i il in la le lo nel per su un una senza".split(
    " ",
  ),
);

export type VocabularyWord = { word: string; form: string; products: number };
export type VocabularyTerm = { term: string; label: string; products: number };

export class Vocabulary {
  readonly #words = new Map<string, number>();
  readonly #terms = new Map<string, VocabularyTerm>();

  /** Words of `name` and `others` count as a product; words of `context` only become known. */
  add(name: string, others: string[], context: string[]): void {
    this.#count([name, ...others], 1);
    this.#count(context, 0);
    const nameWords = splitWords(name);
    for (let length = 1; length <= Math.min(MAX_TERM_WORDS, nameWords.length); length += 1) {
      const last = nameWords[length - 1] ?? "";
      if (STOP_WORDS.has(last) || /^\d+$/.test(last)) continue;
      const term = nameWords.slice(0, length).join(" ");
      const found = this.#terms.get(term) ?? { term, label: getLabel(name, length), products: 0 };
      found.products += 1;
      this.#terms.set(term, found);
    }
  }

  #count(texts: string[], products: 0 | 1): void {
    for (const word of new Set(texts.flatMap(splitWords))) {
      if (word.length < MIN_WORD_LENGTH || /^\d/.test(word)) continue;
      this.#words.set(word, (this.#words.get(word) ?? 0) + products);
    }
  }

  words(): VocabularyWord[] {
    return [...this.#words].map(([word, products]) => ({ word, form: toSearchForm(word), products }));
  }

  terms(): VocabularyTerm[] {
    return [...this.#terms.values()].filter((term) => term.products >= MIN_PRODUCTS);
  }
}

function getLabel(name: string, length: number): string {
  const label = name.replace(/\s+/g, " ").trim().split(" ").slice(0, length).join(" ");
  return label.toLowerCase().replace(/\b(dop|igp|igt|doc|docg|stg|uht)\b/g, (word) => word.toUpperCase());
}
