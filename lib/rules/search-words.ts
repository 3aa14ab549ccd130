export type SearchWord = {
  name: string;
  counter: number;
  /** Milliseconds since 1970 of the last search. */
  timestamp: number;
};

export const DAYS_WORDS_ARE_KEPT = 30;

const sameWord = (a: string, b: string): boolean => a.toLocaleLowerCase("it") === b.toLocaleLowerCase("it");

/** Remembers a searched word: one already known counts once more, whatever its case. */
export function rememberWord(words: SearchWord[], word: string, now: Date): SearchWord[] {
  const name = word.replace(/\s+/g, " ").trim();
  if (name === "") return words;
  const timestamp = now.getTime();
  if (!words.some((known) => sameWord(known.name, name))) return [...words, { name, counter: 1, timestamp }];
  return words.map((known) =>
    sameWord(known.name, name) ? { ...known, counter: known.counter + 1, timestamp } : known,
  );
}

export function forgetWord(words: SearchWord[], word: string): SearchWord[] {
  return words.filter(({ name }) => !sameWord(name, word.trim()));
}

/** The words still remembered, most searched first and of equals the latest. */
export function rememberedWords(words: SearchWord[], now: Date, days = DAYS_WORDS_ARE_KEPT): SearchWord[] {
  const oldest = now.getTime() - days * 86_400_000;
  return words
    .filter(({ timestamp }) => timestamp >= oldest)
    .sort((a, b) => b.counter - a.counter || b.timestamp - a.timestamp);
}
