import type italian from "@/messages/it.json";

export type AllWords = typeof italian;

/** All words of a language, fetched when the first dialog or notification needs them. */
export async function loadWords(locale: string): Promise<AllWords> {
  if (locale === "en") return (await import("@/messages/en.json")).default as AllWords;
  return (await import("@/messages/it.json")).default;
}

/** The text of a dotted key or code ("errors.minAcq"); null when there is none. */
export function wordsAt(words: AllWords, key: string): string | null {
  let here: unknown = words;
  for (const part of key.split(".")) {
    if (typeof here !== "object" || here === null || !(part in here)) return null;
    here = (here as Record<string, unknown>)[part];
  }
  return typeof here === "string" ? here : null;
}
