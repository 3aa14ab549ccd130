import { readJson, writeJson } from "../browser/storage";
import {
  COOKIE_TEXT_VERSION,
  type CookieChoice,
  type CookiePreferences,
  parseCookiePreferences,
} from "../rules/account/cookie-consent";
import { createStore } from "../state/store";
import { randomUuid } from "./random-uuid";

export const COOKIE_STORAGE_KEY = "madia.cookies";

const readPreferences = (): CookiePreferences | null =>
  parseCookiePreferences(readJson("localStorage", COOKIE_STORAGE_KEY), Date.now());

/** null: not chosen yet, so only what is technical. */
export const cookiePreferencesStore = createStore<CookiePreferences | null>(null, readPreferences);

/** Stored for this browser; without storage, for this page. */
export function saveCookieChoice(choice: CookieChoice): CookiePreferences {
  const preferences: CookiePreferences = {
    technical: true,
    ...choice,
    saveDate: new Date().toISOString(),
    uuid: cookiePreferencesStore.get()?.uuid ?? randomUuid(),
    wordsVersion: COOKIE_TEXT_VERSION,
  };
  writeJson("localStorage", COOKIE_STORAGE_KEY, preferences);
  cookiePreferencesStore.set(preferences);
  return preferences;
}

export function watchOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === COOKIE_STORAGE_KEY) cookiePreferencesStore.set(readPreferences());
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
