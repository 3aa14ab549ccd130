import { DEFAULT_LOCALE } from "../../config/locales.mjs";
import { activeLocales, type Locale } from "../i18n/locales";
import { postedText } from "./posted-values";

/** Server actions cannot read it from the route. */
export function formLocale(form: FormData): Locale {
  const value = postedText(form, "locale");
  return activeLocales().find((locale) => locale === value) ?? DEFAULT_LOCALE;
}
