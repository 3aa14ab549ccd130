import { activeLocales, DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";

/** Locale of the page that submitted the form; server actions cannot read it from the route. */
export function formLocale(form: FormData): Locale {
  const value = form.get("locale");
  return activeLocales().find((locale) => locale === value) ?? DEFAULT_LOCALE;
}
