const NAME = "[a-z][a-z0-9_-]*";

/** Shortcodes of removed plugins: with attributes, in a pair, or with a plugin's prefix. */
const ATTRIBUTED = new RegExp(`\\[${NAME}\\s[^\\][=]*=[^\\][]*\\]`, "gi");
const CLOSING = new RegExp(`\\[/(${NAME})\\]`, "gi");
const PLUGIN =
  /\[\/?(?:gallery|playlist|audio|video|embed|caption|[a-z0-9]+_[a-z0-9_]+|contact-form[a-z0-9-]*)\b[^\][]*\]/gi;

export function stripShortcodes(markup: string): string {
  const pairs = new Set([...markup.matchAll(CLOSING)].map(([, name = ""]) => name.toLowerCase()));
  return markup
    .replace(ATTRIBUTED, "")
    .replace(PLUGIN, "")
    .replace(CLOSING, "")
    .replace(/\[([a-z][a-z0-9_-]*)\]/gi, (code, name: string) => (pairs.has(name.toLowerCase()) ? "" : code))
    .replace(/<p>(?:\s|&nbsp;)*<\/p>/g, "");
}
