import { DEFAULT_LOCALE } from "../../config/locales.mjs";

/** The `lang` of what the content system and the catalogue write: in the shop's own language on every page. */
export const contentLanguage = (locale: string): string | undefined =>
  locale === DEFAULT_LOCALE ? undefined : DEFAULT_LOCALE;
