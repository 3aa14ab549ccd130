import { DEFAULT_LOCALE, LOCALES } from "./locales.mjs";

/** @import { Locale } from "./locales.mjs" */

/** Of a regular expression. */
export const ANY_LOCALE = LOCALES.join("|");

/** With the slashes after it: what is left must not name another host. */
const PREFIX = new RegExp(`^/(${ANY_LOCALE})(?![^/?#])/*`);

/** @param {string} url from its path on */
export const splitLocale = (url) => ({
  locale: /** @type {Locale} */ (PREFIX.exec(url)?.[1] ?? DEFAULT_LOCALE),
  path: url.replace(PREFIX, "/"),
});
