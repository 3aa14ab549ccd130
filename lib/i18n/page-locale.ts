import { type Locale, toLocale } from "@/lib/i18n/locales";

export function getPageLocale(): Locale {
  return toLocale(typeof document === "undefined" ? "" : document.documentElement.lang);
}
