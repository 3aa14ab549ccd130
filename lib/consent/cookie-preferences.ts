import {
  COOKIE_TEXT_VERSION,
  type CookieChoice,
  type CookiePreferences,
  parseCookiePreferences,
} from "../rules/account/cookie-consent";
import { createStore } from "../state/store";
import { randomUuid } from "./random-uuid";

export const COOKIE_STORAGE_KEY = "madia.cookies";

function read(): CookiePreferences | null {
  try {
    return parseCookiePreferences(JSON.parse(localStorage.getItem(COOKIE_STORAGE_KEY) ?? "null"), Date.now());
  } catch {
    return null;
  }
}

/** null: not chosen yet, so only what is technical. */
export const cookiePreferences = createStore<CookiePreferences | null>(null, read);

/** Stored for this browser; without storage, for this page. */
export function saveCookieChoice(choice: CookieChoice): CookiePreferences {
  const preferences: CookiePreferences = {
    technical: true,
    ...choice,
    saveDate: new Date().toISOString(),
    uuid: cookiePreferences.get()?.uuid ?? randomUuid(),
    wordsVersion: COOKIE_TEXT_VERSION,
  };
  try {
    localStorage.setItem(COOKIE_STORAGE_KEY, JSON.stringify(preferences));
  } catch {
    // Storage may be blocked.
  }
  cookiePreferences.set(preferences);
  return preferences;
}

export function watchOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === COOKIE_STORAGE_KEY) cookiePreferences.set(read());
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
