import { localizePath } from "../i18n/locale-path";
import { DEFAULT_LOCALE } from "../../config/locales.mjs";
import { isActiveLocale, type Locale } from "../i18n/locales";

/** The bank returns to one URL for all languages; this cookie remembers the customer's. */
export const BANK_LOCALE_COOKIE = "madia_bank_locale";

const HOUR_SECONDS = 3600;

const RESULT_PATH = /^\/cart\/payment-(?:completed|error)\//;

/** The default language clears the cookie. */
export function bankLocaleCookie(locale: Locale): string {
  const maxAge = locale === DEFAULT_LOCALE ? 0 : HOUR_SECONDS;
  return `${BANK_LOCALE_COOKIE}=${locale}; Path=/cart; SameSite=Lax; Max-Age=${maxAge}`;
}

export function getBankReturnPath(
  pathname: string,
  search: string,
  locale: string | undefined,
): string | null {
  if (!locale || !RESULT_PATH.test(pathname) || !isActiveLocale(locale) || locale === DEFAULT_LOCALE)
    return null;
  return localizePath(locale)(`${pathname}${search}`);
}
