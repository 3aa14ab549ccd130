import type { BrowserContext } from "@playwright/test";
import { COOKIE_STORAGE_KEY } from "@/lib/consent/cookie-preferences";
import { COOKIE_TEXT_VERSION } from "@/lib/rules/account/cookie-consent";

const CHOICE = {
  technical: true,
  analytics: false,
  profilation: false,
  saveDate: "2026-11-01T09:00:00.000Z",
  uuid: "5f0c7a52-6f0e-4a8e-9b1d-0c8a53b2f7aa",
  wordsVersion: COOKIE_TEXT_VERSION,
};

/** At an earlier visit. */
export const rejectCookies = (context: BrowserContext) =>
  context.addInitScript(
    ([key, choice]) => {
      // Frames may have no storage of their own.
      if (window !== window.top || !location.protocol.startsWith("http")) return;
      if (!localStorage.getItem(key)) localStorage.setItem(key, choice);
    },
    [COOKIE_STORAGE_KEY, JSON.stringify(CHOICE)] as const,
  );
