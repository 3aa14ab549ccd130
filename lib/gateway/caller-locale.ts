import { activeLocales, DEFAULT_LOCALE, type Locale } from "../i18n/locales";

export function callerLocale(headers: Headers): Locale {
  const [defaultLocale = DEFAULT_LOCALE, ...others] = activeLocales();
  const referer = headers.get("referer") ?? "";
  return (
    others.find((locale) => new RegExp(`^https?://[^/]+/${locale}(?:/|$)`).test(referer)) ?? defaultLocale
  );
}
