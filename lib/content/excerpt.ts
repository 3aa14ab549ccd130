import { htmlToText } from "../html/sanitize";
import type { ContentDocument } from "./domain";

const words = (text: string) => text.replace(/\s+/g, " ").trim();

/** "" when WordPress made it from the text itself, which the page shows anyway. */
export function ownExcerpt({ excerpt, content }: Pick<ContentDocument, "excerpt" | "content">): string {
  const start = words(excerpt)
    .replace(/(?:\[ ?)?(?:…|\.\.\.)(?: ?\])?$/u, "")
    .trim();
  return words(htmlToText(content)).startsWith(start) ? "" : excerpt;
}
