import { eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { meta, searchSynonym } from "../../db/schema";
import { BRAND_GENERICS } from "../../seed/search/brands";
import { isLink } from "./query-words";
import { splitWords } from "./words";

const MIN_INFLECTED = 5;
const MAX_PHRASE_WORDS = 5;
/** Its value in `meta` grows with every change. */
export const SYNONYMS_REVISION = "synonyms";

/** The same for singular and plural: "bistecca", "bistecche". */
const stemOf = (word: string) => (word.length < MIN_INFLECTED ? word : word.replace(/h?[aeio]$/, ""));

/** "Carta cucina" is "carta da cucina". */
function keyOf(words: string[]): string {
  const named = words.filter((word) => !isLink(word));
  return (named.length > 0 ? named : words).map(stemOf).join(" ");
}

/** Without a headword each phrase finds what the others find. */
export type SynonymGroup = { headword: string; phrases: string[] };

export class Synonyms {
  private readonly table = new Map<string, string[]>();
  private readonly words = new Map<string, string[]>();
  private readonly headwords: string[];

  constructor(groups: SynonymGroup[]) {
    const headwords = new Set<string>();
    for (const { headword, phrases } of groups)
      for (const word of headword ? [headword] : phrases) {
        const key = keyOf(word.split(" "));
        for (const part of word.split(" "))
          this.words.set(stemOf(part), [...(this.words.get(stemOf(part)) ?? []), part]);
        this.table.set(key, [...new Set([...(this.table.get(key) ?? []), ...phrases])]);
        if (!word.includes(" ")) headwords.add(word);
      }
    this.headwords = [...headwords];
  }

  /**
   * Splits words into pieces with their synonyms:
   * ["latte", "senza", "glutine"] → [["latte"], ["senza glutine", "gluten free", "celiaci"]].
   */
  split(words: string[]): string[][] {
    const pieces: string[][] = [];
    for (let index = 0; index < words.length;) {
      let length = Math.min(MAX_PHRASE_WORDS, words.length - index);
      while (length > 1 && !this.hasPhrase(words.slice(index, index + length))) length -= 1;
      const phrase = words.slice(index, index + length);
      const typed = phrase.join(" ");
      const others = (this.table.get(keyOf(phrase)) ?? []).filter((other) => other !== typed);
      pieces.push([typed, ...others]);
      index += length;
    }
    return pieces;
  }

  private hasPhrase(words: string[]): boolean {
    return !isLink(words[0]) && !isLink(words.at(-1)) && this.table.has(keyOf(words));
  }

  /** Words of synonyms are never corrected, although no product contains them. */
  includesWord(word: string): boolean {
    return (this.words.get(stemOf(word)) ?? []).some((own) => Math.abs(own.length - word.length) <= 1);
  }

  has(word: string): boolean {
    return this.table.has(stemOf(word));
  }

  /** Words that are looked for alone. */
  get singleWords(): readonly string[] {
    return this.headwords;
  }

  findByPrefix(prefix: string): string[] {
    return this.headwords.filter((word) => word.startsWith(prefix));
  }
}

const BRANDS = Object.entries(BRAND_GENERICS).map(([headword, phrases]) => ({ headword, phrases }));

/** Beside a product it says whose, not what. */
export const isBrand = (phrase: string): boolean => Object.hasOwn(BRAND_GENERICS, phrase);

const cached = new WeakMap<Db, { revision: string; synonyms: Synonyms }>();

const toPhrase = (text: string) => splitWords(text).join(" ");

async function loadSynonyms(db: Db): Promise<Synonyms> {
  const rows = await db.select().from(searchSynonym).orderBy(searchSynonym.synonymId);
  const groups = rows.map(({ headword, phrases }) => ({
    headword: toPhrase(headword),
    phrases: phrases.map(toPhrase).filter(Boolean),
  }));
  return new Synonyms([...groups, ...BRANDS]);
}

/** Read again when another process has changed them. */
export async function getSynonyms(db: Db): Promise<Synonyms> {
  const [row] = await db.select().from(meta).where(eq(meta.key, SYNONYMS_REVISION));
  const revision = row?.value ?? "";
  const known = cached.get(db);
  if (known?.revision === revision) return known.synonyms;
  const synonyms = await loadSynonyms(db);
  cached.set(db, { revision, synonyms });
  return synonyms;
}

/** In the transaction that changes them. */
export async function bumpSynonyms(db: Db): Promise<void> {
  const [row] = await db.select().from(meta).where(eq(meta.key, SYNONYMS_REVISION)).for("update");
  const value = String(Number(row?.value ?? 0) + 1);
  await db
    .insert(meta)
    .values({ key: SYNONYMS_REVISION, value })
    .onConflictDoUpdate({ target: meta.key, set: { value } });
}
