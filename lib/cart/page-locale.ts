import { DEFAULT_LOCALE, LOCALES, type Locale } from "@/lib/i18n/locales";

/** The language of the page a client leaf stands on. */
export function pageLocale(): Locale {
  const said = typeof document === "undefined" ? "" : document.documentElement.lang;
  return LOCALES.find((locale) => locale === said) ?? DEFAULT_LOCALE;
}
