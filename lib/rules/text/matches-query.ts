import { foldCaseAndAccents } from "./fold-case-and-accents";

const ORIGIN = /^https?:\/\/[^/]*/;

/** "https://shop.it/news/riso?x=1" → "riso"; "riso" stays. */
function lastSegment(word: string): string {
  const [path = ""] = word.replace(ORIGIN, "").split(/[?#]/);
  return path.split("/").filter(Boolean).at(-1) ?? "";
}

/** Whether the text has all words of the query. A pasted URL or path is found by its slug. */
export function matchesQuery(query: string, text: string): boolean {
  const folded = foldCaseAndAccents(text);
  return foldCaseAndAccents(query)
    .split(/\s+/)
    .every((word) => folded.includes(lastSegment(word)));
}
