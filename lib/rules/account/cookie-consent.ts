import { DAY_MS } from "../dates/duration";

/** Change it with the texts of the bar or the dialog, so that everybody is asked again. */
export const COOKIE_TEXT_VERSION = "2026-11-22";

/** A choice is valid this long (Garante, 10 June 2021). */
const VALID_DAYS = 183;

export type CookieChoice = { analytics: boolean; profilation: boolean };

export type CookiePreferences = CookieChoice & {
  technical: true;
  /** ISO instant. */
  saveDate: string;
  uuid: string;
  wordsVersion: string;
};

export const ONLY_TECHNICAL: CookieChoice = { analytics: false, profilation: false };
export const ALL_COOKIES: CookieChoice = { analytics: true, profilation: true };

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** null: no choice, an expired one, or one for other texts. */
export function parseCookiePreferences(stored: unknown, now: number): CookiePreferences | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { analytics, profilation, saveDate, uuid, wordsVersion } = stored as Record<string, unknown>;
  if (typeof uuid !== "string" || !UUID.test(uuid) || typeof saveDate !== "string") return null;
  if (wordsVersion !== COOKIE_TEXT_VERSION) return null;
  const age = now - Date.parse(saveDate);
  if (!(age < VALID_DAYS * DAY_MS)) return null;
  return {
    technical: true,
    analytics: analytics === true,
    profilation: profilation === true,
    saveDate,
    uuid,
    wordsVersion: COOKIE_TEXT_VERSION,
  };
}
