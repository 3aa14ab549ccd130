import type { Db } from "../../db/client";
import { searchTerm, searchWord } from "../../db/schema";
import { trigramsOf, trigramSimilarity } from "./trigrams";

export type CatalogueWord = typeof searchWord.$inferSelect;
type Term = typeof searchTerm.$inferSelect;

/** Of a completion: all words of one stem. */
export type Stem = { word: string; lexeme: string; products: number };

const MIN_SIMILARITY = 0.3;
const MAX_SIMILAR = 40;

const byText = (one: string, other: string) => Number(one > other) - Number(one < other);

/** The words of the catalogue and the beginnings of product names, the most frequent first. */
export class CatalogueWords {
  readonly #words: readonly (CatalogueWord & { trigrams: ReadonlySet<string> })[];
  readonly #products: ReadonlyMap<string, number>;
  readonly #terms: readonly Term[];

  constructor(words: CatalogueWord[], terms: Term[]) {
    this.#words = words
      .toSorted((a, b) => b.products - a.products || byText(a.word, b.word))
      .map((row) => ({ ...row, trigrams: trigramsOf(row.word) }));
    this.#products = new Map(words.map(({ word, products }) => [word, products]));
    this.#terms = terms.toSorted((a, b) => b.products - a.products || byText(a.term, b.term));
  }

  has(word: string): boolean {
    return this.#products.has(word);
  }

  countProducts(word: string): number | undefined {
    return this.#products.get(word);
  }

  filter(matches: (word: CatalogueWord) => boolean): CatalogueWord[] {
    return this.#words.filter(matches);
  }

  /** The most frequent word of each stem among those that begin with the prefix. */
  stemsByPrefix(prefix: string, limit: number): Stem[] {
    const stems = new Map<string, Stem>();
    for (const { word, lexeme, products } of this.#words) {
      if (!word.startsWith(prefix)) continue;
      const stem = stems.get(lexeme);
      if (stem) stem.products += products;
      else stems.set(lexeme, { word, lexeme, products });
    }
    return [...stems.values()].sort((a, b) => b.products - a.products).slice(0, limit);
  }

  /** By trigrams, and by first letter and length: short misspelt words share few trigrams ("miaale", "maiale"). */
  similarTo(input: string): CatalogueWord[] {
    const trigrams = trigramsOf(input);
    const similar = this.#words
      .map((word) => ({ word, similarity: trigramSimilarity(trigrams, word.trigrams) }))
      .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, MAX_SIMILAR)
      .map(({ word }) => word);
    const alike = this.#words.filter(
      ({ word }) => word[0] === input[0] && Math.abs(word.length - input.length) <= 1,
    );
    return [...new Set([...similar, ...alike])];
  }

  /** The beginnings of product names, as they are written. */
  findTerms(matches: (term: string) => boolean, limit: number): string[] {
    const labels: string[] = [];
    for (const { term, label } of this.#terms) {
      if (labels.length === limit) break;
      if (matches(term)) labels.push(label);
    }
    return labels;
  }
}

const cached = new WeakMap<Db, Promise<CatalogueWords>>();

async function loadCatalogueWords(db: Db): Promise<CatalogueWords> {
  return new CatalogueWords(await db.select().from(searchWord), await db.select().from(searchTerm));
}

/** Read once: only seeding writes them, and a backup is restored while the backend is stopped. */
export function getCatalogueWords(db: Db): Promise<CatalogueWords> {
  const known = cached.get(db);
  if (known) return known;
  const loading = loadCatalogueWords(db);
  cached.set(db, loading);
  loading.catch(() => cached.delete(db));
  return loading;
}
