import { DEFAULT_LOCALE, KNOWN_LOCALES } from "../config/locales.mjs";

/** @param {string} path */
export function localeOf(path) {
  const [, first = ""] = /^\/([a-z]{2})(?=[/?]|$)/.exec(path) ?? [];
  return KNOWN_LOCALES.includes(first) ? first : DEFAULT_LOCALE;
}
