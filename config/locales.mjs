export const DEFAULT_LOCALE = "it";

export const KNOWN_LOCALES = ["it", "en"];

export const PREFIXED_LOCALES = KNOWN_LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join("|");

const PREFIX = new RegExp(`^/(?:${PREFIXED_LOCALES})(?=/|$)`);

/** @param {string} path */
export const withoutLocale = (path) => path.replace(PREFIX, "") || "/";
