import { DEFAULT_LOCALE, LOCALES, type Locale } from "@/lib/i18n/locales";

export function getPageLocale(): Locale {
  const lang = typeof document === "undefined" ? "" : document.documentElement.lang;
  return LOCALES.find((locale) => locale === lang) ?? DEFAULT_LOCALE;
}
