import { DEFAULT_LOCALE } from "./locales.mjs";

/**
 * Of the app that is installed from a page in this language, and opens in it.
 * @param {string} locale
 */
export const manifestPath = (locale) =>
  locale === DEFAULT_LOCALE ? "/manifest.webmanifest" : `/manifest.${locale}.webmanifest`;
