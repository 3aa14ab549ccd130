import { type Locale, readLocales } from "../../config/locales.mjs";

export type { Locale };

export const LOCALE_NAMES: Record<Locale, string> = { it: "Italiano", en: "English" };

/** Fixed at build time. */
export const activeLocales = (): Locale[] => readLocales(process.env.MADIA_LOCALES);

export function isActiveLocale(value: string): value is Locale {
  return activeLocales().some((locale) => locale === value);
}
