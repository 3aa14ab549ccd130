export const LOCALES = ["it", "en"] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = "it";

export const toLocale = (text: string): Locale => LOCALES.find((locale) => locale === text) ?? DEFAULT_LOCALE;

export const LOCALE_NAMES: Record<Locale, string> = { it: "Italiano", en: "English" };

/** Fixed at build time. */
export function activeLocales(): Locale[] {
  const enabled = (process.env.MADIA_LOCALES ?? DEFAULT_LOCALE).split(",");
  return LOCALES.filter((locale) => enabled.includes(locale));
}

export function isActiveLocale(value: string): value is Locale {
  return activeLocales().some((locale) => locale === value);
}
