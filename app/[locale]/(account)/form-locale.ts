import { activeLocales, DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";

/** The language of the page a form was sent from; a server action does not know it. */
export function formLocale(form: FormData): Locale {
  const said = form.get("locale");
  return activeLocales().find((locale) => locale === said) ?? DEFAULT_LOCALE;
}
