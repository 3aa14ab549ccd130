import { apiFetchWithMessages } from "../api/api-fetch";
import type { CookieChoice } from "../rules/account/cookie-consent";
import { getPageLocale } from "../i18n/page-locale";
import { saveCookieChoice } from "./cookie-preferences";

const PENDING_KEY = "madia.cookies.pending";

function storePending(proof: string): void {
  try {
    localStorage.setItem(PENDING_KEY, proof);
  } catch {
    // Storage may be blocked or full: then it is sent once.
  }
}

async function sendProof(proof: string): Promise<void> {
  await apiFetchWithMessages("cookie-preferences/save", {
    body: JSON.parse(proof) as Record<string, unknown>,
  });
  // By now a newer choice may be waiting.
  if (localStorage.getItem(PENDING_KEY) === proof) localStorage.removeItem(PENDING_KEY);
}

/** Saves the choice and sends the proof (choice, time, texts) to the shop, later if it cannot be reached now. */
export async function recordCookieChoice(choice: CookieChoice, text: string): Promise<void> {
  const proof = JSON.stringify({ ...saveCookieChoice(choice), language: getPageLocale(), words: text });
  storePending(proof);
  await sendProof(proof).catch(() => undefined);
}

/** What fails is tried again with the next document. */
export async function sendPendingProof(): Promise<void> {
  try {
    const proof = localStorage.getItem(PENDING_KEY);
    if (proof !== null) await sendProof(proof);
  } catch {
    // Not reached, or storage is blocked.
  }
}
