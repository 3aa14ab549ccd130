export const LOCALES = /** @type {const} */ (["it", "en"]);

/** @typedef {(typeof LOCALES)[number]} Locale */

/** @type {Locale} */
export const DEFAULT_LOCALE = "it";

/** @param {string} text */
export const toLocale = (text) => LOCALES.find((locale) => locale === text) ?? DEFAULT_LOCALE;

/** @param {string | undefined} text */
export function readLocales(text) {
  const requested = (text ?? "").split(",").map((part) => part.trim());
  return LOCALES.filter((locale) => locale === DEFAULT_LOCALE || requested.includes(locale));
}
