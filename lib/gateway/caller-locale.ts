import { activeLocales, DEFAULT_LOCALE, isActiveLocale, type Locale } from "../i18n/locales";

/** Pages without a referrer name their language, as `apiFetch` does; browsers name regions and several. */
export function callerLocale(headers: Headers): Locale {
  const named = headers.get("accept-language") ?? "";
  if (isActiveLocale(named)) return named;
  const [defaultLocale = DEFAULT_LOCALE, ...others] = activeLocales();
  const referer = headers.get("referer") ?? "";
  return (
    others.find((locale) => new RegExp(`^https?://[^/]+/${locale}(?:/|$)`).test(referer)) ?? defaultLocale
  );
}
