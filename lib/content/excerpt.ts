import { htmlToText } from "../html/sanitize";
import type { ContentDocument } from "./domain";

const collapseSpaces = (text: string) => text.replace(/\s+/g, " ").trim();

/** "" when WordPress made it from the text itself, which the page shows anyway. */
export function manualExcerpt({ excerpt, content }: Pick<ContentDocument, "excerpt" | "content">): string {
  const start = collapseSpaces(excerpt)
    .replace(/(?:\[ ?)?(?:…|\.\.\.)(?: ?\])?$/u, "")
    .trim();
  return collapseSpaces(htmlToText(content)).startsWith(start) ? "" : excerpt;
}
