import { localPath } from "../i18n/local-path";
import { DEFAULT_LOCALE, isActiveLocale, type Locale } from "../i18n/locales";

/** Names the language in which a customer left for the bank: the bank comes back to one address for all of them. */
export const BANK_LOCALE_COOKIE = "madia_bank_locale";

const HOUR_SECONDS = 3600;

const RESULT = /^\/cart\/payment-(?:completed|error)\//;

/** What `document.cookie` takes before the page goes; the default language leaves none, not even an older one. */
export function bankLocaleCookie(locale: Locale): string {
  const age = locale === DEFAULT_LOCALE ? 0 : HOUR_SECONDS;
  return `${BANK_LOCALE_COOKIE}=${locale}; Path=/cart; SameSite=Lax; Max-Age=${age}`;
}

/** The page of a payment's result in the language the customer left in; null: this one is right. */
export function bankReturn(pathname: string, search: string, left: string | undefined): string | null {
  if (!left || !RESULT.test(pathname) || !isActiveLocale(left) || left === DEFAULT_LOCALE) return null;
  return localPath(left)(`${pathname}${search}`);
}
