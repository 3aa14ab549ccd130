import { type Locale, toLocale } from "../../config/locales.mjs";

export function getPageLocale(): Locale {
  return toLocale(typeof document === "undefined" ? "" : document.documentElement.lang);
}
