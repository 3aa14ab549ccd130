const WORD = "[a-z][a-z0-9_-]*";

/** Left over by plugins that are gone: with a value, in a pair, or of a name only plugins use. */
const ATTRIBUTED = new RegExp(`\\[${WORD}\\s[^\\][]*=[^\\][]*\\]`, "gi");
const CLOSING = new RegExp(`\\[/(${WORD})\\]`, "gi");
const PLUGIN =
  /\[\/?(?:gallery|playlist|audio|video|embed|caption|[a-z0-9]+_[a-z0-9_]+|contact-form[a-z0-9-]*)\b[^\][]*\]/gi;

/** A text without the shortcodes nobody resolved; words between a pair of them stay. */
export function withoutShortcodes(markup: string): string {
  const pairs = new Set([...markup.matchAll(CLOSING)].map(([, name = ""]) => name.toLowerCase()));
  return markup
    .replace(ATTRIBUTED, "")
    .replace(PLUGIN, "")
    .replace(CLOSING, "")
    .replace(/\[([a-z][a-z0-9_-]*)\]/gi, (code, name: string) => (pairs.has(name.toLowerCase()) ? "" : code))
    .replace(/<p>(?:\s|&nbsp;)*<\/p>/g, "");
}
