export const DEFAULT_LOCALE = "it";

export const KNOWN_LOCALES = ["it", "en"];

export const PREFIXED_LOCALES = KNOWN_LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join("|");

const PREFIX = new RegExp(`^/(?:${PREFIXED_LOCALES})(?=/|$)`);

/** @param {string} path */
export const withoutLocale = (path) => path.replace(PREFIX, "") || "/";

/** @param {string | undefined} text */
export function readLocales(text) {
  const requested = (text ?? "").split(",").map((part) => part.trim());
  return KNOWN_LOCALES.filter((locale) => locale === DEFAULT_LOCALE || requested.includes(locale));
}
