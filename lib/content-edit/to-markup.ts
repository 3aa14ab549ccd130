const BLOCK_TAG = /<(?:p|div|section|article|h[1-6]|ul|ol|dl|table|blockquote|figure|hr)\b/i;

/** Text typed without markup: an empty line ends a paragraph. */
export function toMarkup(text: string): string {
  if (BLOCK_TAG.test(text)) return text;
  return text
    .replace(/\r\n?/g, "\n")
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph.replace(/\n/g, "<br>")}</p>`)
    .join("\n");
}
