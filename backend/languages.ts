/** The first is the default. */
export const LANGUAGES = ["it", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

export const [DEFAULT_LANGUAGE] = LANGUAGES;

export const asLanguage = (text: string | undefined): Language =>
  LANGUAGES.find((language) => language === text) ?? DEFAULT_LANGUAGE;
