const NAME = "[a-z][a-z0-9_-]*";

/** Shortcodes of removed plugins: with attributes, in a pair, or with a plugin's prefix. */
const ATTRIBUTED = new RegExp(`\\[${NAME}\\s[^\\][=]*=[^\\][]*\\]`, "gi");
const CLOSING = new RegExp(`\\[/(${NAME})\\]`, "gi");
const PLUGIN =
  /\[\/?(?:gallery|playlist|audio|video|embed|caption|[a-z0-9]+_[a-z0-9_]+|contact-form[a-z0-9-]*)\b[^\][]*\]/gi;

const OPENING = new RegExp(`\\[(${NAME})\\]`, "gi");

export function stripShortcodes(markup: string): string {
  const pairs = new Set<string>();
  for (const [, name = ""] of markup.matchAll(CLOSING)) pairs.add(name.toLowerCase());
  const clean = markup.replace(ATTRIBUTED, "").replace(PLUGIN, "").replace(CLOSING, "");
  const unpaired =
    pairs.size === 0
      ? clean
      : clean.replace(OPENING, (code, name: string) => (pairs.has(name.toLowerCase()) ? "" : code));
  return unpaired.replace(/<p>(?:\s|&nbsp;)*<\/p>/g, "");
}
