const KEYS = {
  Facile: "difficulties.easy",
  Media: "difficulties.medium",
  Impegnativa: "difficulties.hard",
} as const;

type Key = (typeof KEYS)[keyof typeof KEYS];

/** In the page's language where it is one of the shop's own words; another content system may have others. */
export const translateDifficulty = (difficulty: string, t: (key: Key) => string): string =>
  difficulty in KEYS ? t(KEYS[difficulty as keyof typeof KEYS]) : difficulty;
