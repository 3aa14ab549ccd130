import { eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { meta, searchSynonym } from "../../db/schema";
import { BRAND_GENERICS, BRANDS_SAID_OF_KINDS } from "../../seed/search/brands";
import { NEAREST_FOOD } from "../../seed/search/nearest-food";
import { NEAREST_OTHER_FOOD } from "../../seed/search/nearest-more";
import { isLink } from "./query-words";
import { toSound } from "./distance";
import { extractSizes, toSizeLexeme } from "./sizes";
import { splitWords } from "./words";

const MIN_INFLECTED = 5;
const MAX_PHRASE_WORDS = 5;
/** Key in `meta` of a counter that grows with every change. */
export const SYNONYMS_REVISION = "synonyms";

/** Equal for singular and plural ("bistecca", "bistecche"), but not for an incomplete word ("spazzol"). */
const stemOf = (word: string) => (word.length < MIN_INFLECTED ? word : word.replace(/h?[aeio]$/, "~"));

/** Equal with and without links: "carta cucina", "carta da cucina". */
function keyOf(words: string[]): string {
  const named = words.filter((word) => !isLink(word));
  return (named.length > 0 ? named : words).map(stemOf).join(" ");
}

/** Without a headword, each phrase is a synonym of the others. */
export type SynonymGroup = { headword: string; phrases: string[] };

export class Synonyms {
  private readonly table = new Map<string, string[]>();
  private readonly words = new Map<string, string[]>();
  private readonly headwords: string[];
  private readonly longHeadwords: string[];
  private readonly sounds = new Map<string, Set<string>>();
  private readonly phrases = new Map<string, string[]>();
  private readonly kinds = new Map<string, number>();

  constructor(groups: SynonymGroup[]) {
    const headwords = new Set<string>();
    for (const { headword, phrases } of groups)
      for (const word of headword ? [headword] : phrases) {
        const key = keyOf(word.split(" "));
        this.table.set(key, [...new Set([...(this.table.get(key) ?? []), ...phrases])]);
        headwords.add(word);
        if (headword) this.kinds.set(key, phrases.length);
      }
    this.headwords = [...headwords].filter((word) => !word.includes(" "));
    this.longHeadwords = [...headwords].filter((word) => word.includes(" "));
    for (const word of this.headwords) {
      const stem = stemOf(word);
      this.words.set(stem, [...(this.words.get(stem) ?? []), word]);
    }
    for (const headword of headwords)
      for (const part of headword.split(" ")) {
        const sound = toSound(part);
        this.sounds.set(sound, (this.sounds.get(sound) ?? new Set()).add(part));
        if (headword !== part) this.phrases.set(part, [...(this.phrases.get(part) ?? []), headword]);
      }
  }

  /**
   * Splits words into search terms with their synonyms:
   * ["latte", "senza", "glutine"] → [["latte"], ["senza glutine", "gluten free", "celiaci"]].
   */
  split(words: string[]): string[][] {
    const termGroups: string[][] = [];
    for (let index = 0; index < words.length;) {
      let length = Math.min(MAX_PHRASE_WORDS, words.length - index);
      while (length > 1 && !this.hasPhrase(words.slice(index, index + length))) length -= 1;
      const phrase = words.slice(index, index + length);
      const typed = phrase.join(" ");
      const others = this.findPhrases(phrase).filter((other) => other !== typed);
      termGroups.push([typed, ...others]);
      index += length;
    }
    return termGroups;
  }

  private hasPhrase(words: string[]): boolean {
    return !isLink(words[0]) && !isLink(words.at(-1)) && this.findPhrases(words).length > 0;
  }

  /** Two words also match in reverse order: "gatto umido", "umido gatto". */
  private findPhrases(words: string[]): string[] {
    const inOrder = this.table.get(keyOf(words));
    if (inOrder) return inOrder;
    return (words.length === 2 && this.table.get(keyOf(words.toReversed()))) || [];
  }

  /** Such words are never corrected, even if no product contains them. */
  includesWord(word: string): boolean {
    return (this.words.get(stemOf(word)) ?? []).some((own) => Math.abs(own.length - word.length) <= 1);
  }

  /** Words of headwords and phrases ("felce azzurra") that sound the same as the input. */
  findBySound(word: string): string[] {
    return [...(this.sounds.get(toSound(word)) ?? [])].filter((own) => own !== word);
  }

  /** The number of phrases a headword stands for ("carbonara"); 0 for other words. */
  countKinds(phrase: string): number {
    return this.kinds.get(keyOf(phrase.split(" "))) ?? 0;
  }

  /** Ignores singular, plural and links: "olio d'oliva", "olio di oliva". */
  isSame(phrase: string, other: string): boolean {
    return keyOf(phrase.split(" ")) === keyOf(other.split(" "));
  }

  has(word: string): boolean {
    return this.table.has(stemOf(word));
  }

  get singleWords(): readonly string[] {
    return this.headwords;
  }

  findByPrefix(prefix: string): string[] {
    return this.headwords.filter((word) => word.startsWith(prefix));
  }

  /** Headwords of several words that contain this one: "sacchetti spazzatura" for "spazzatura". */
  findPhrasesWith(word: string): string[] {
    return this.phrases.get(word) ?? [];
  }

  /** Headwords of several words that begin with the prefix: "mulino bianco" for "mulino". */
  findPhrasesByPrefix(prefix: string): string[] {
    return this.longHeadwords.filter((phrase) => phrase.startsWith(prefix));
  }
}

const BRANDS = Object.entries(BRAND_GENERICS).map(([headword, phrases]) => ({ headword, phrases }));

export const isBrand = (phrase: string): boolean => Object.hasOwn(BRAND_GENERICS, phrase);

const NOT_SOLD: ReadonlySet<string> = new Set(
  [...Object.keys(BRAND_GENERICS), ...Object.keys(NEAREST_FOOD), ...Object.keys(NEAREST_OTHER_FOOD)]
    .filter((phrase) => !BRANDS_SAID_OF_KINDS.includes(phrase))
    .map((phrase) => keyOf(phrase.split(" "))),
);

/** Whether it names a brand or a food that the shop had not when the search was written: products may have it now. */
export const isNotSold = (phrase: string): boolean => NOT_SOLD.has(keyOf(phrase.split(" ")));

const cached = new WeakMap<Db, { revision: string; loading: Promise<Synonyms> }>();

/** Sizes become their lexemes, so that a synonym may be a size: "330 ml" for "lattina". */
function toPhrase(text: string): string {
  const { sizes, rest } = extractSizes(text);
  return [...splitWords(rest), ...sizes.filter(({ kind }) => kind !== "any").map(toSizeLexeme)].join(" ");
}

async function loadSynonyms(db: Db): Promise<Synonyms> {
  const rows = await db.select().from(searchSynonym).orderBy(searchSynonym.synonymId);
  const groups = rows.map(({ headword, phrases }) => ({
    headword: toPhrase(headword),
    phrases: phrases.map(toPhrase).filter(Boolean),
  }));
  return new Synonyms([...groups, ...BRANDS]);
}

/** Read once until the revision in `meta` changes, which another process may do. */
export async function getSynonyms(db: Db): Promise<Synonyms> {
  const [row] = await db.select().from(meta).where(eq(meta.key, SYNONYMS_REVISION));
  const revision = row?.value ?? "";
  const known = cached.get(db);
  if (known?.revision === revision) return known.loading;
  const loading = loadSynonyms(db);
  cached.set(db, { revision, loading });
  loading.catch(() => cached.delete(db));
  return loading;
}

/** Call it in the transaction that changes synonyms. */
export async function bumpSynonyms(db: Db): Promise<void> {
  const [row] = await db.select().from(meta).where(eq(meta.key, SYNONYMS_REVISION)).for("update");
  const value = String(Number(row?.value ?? 0) + 1);
  await db
    .insert(meta)
    .values({ key: SYNONYMS_REVISION, value })
    .onConflictDoUpdate({ target: meta.key, set: { value } });
}
