/** Locales the shop can speak; `LOCALES` says which of them are on. */
export const LOCALES = ["it", "en"] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = "it";

/** What each calls itself. */
export const LOCALE_NAMES: Record<Locale, string> = { it: "Italiano", en: "English" };

/** Locales that are on; fixed when the shop is built. */
export function activeLocales(): Locale[] {
  const wanted = (process.env.MADIA_LOCALES ?? DEFAULT_LOCALE).split(",");
  return LOCALES.filter((locale) => wanted.includes(locale));
}

export function isActiveLocale(value: string): value is Locale {
  return activeLocales().some((locale) => locale === value);
}
