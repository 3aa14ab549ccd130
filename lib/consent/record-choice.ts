import { apiFetchWithMessages } from "../api/api-fetch";
import type { CookieChoice } from "../rules/cookie-consent";
import { getPageLocale } from "../i18n/page-locale";
import { saveCookieChoice } from "./cookie-preferences";

const PENDING_KEY = "madia.cookies.pending";

async function sendProof(proof: Record<string, unknown>): Promise<void> {
  await apiFetchWithMessages("cookie-preferences/save", { body: proof });
  localStorage.removeItem(PENDING_KEY);
}

/** Saves the choice and sends the proof (choice, time, texts) to the shop, later if it cannot be reached now. */
export async function recordCookieChoice(choice: CookieChoice, text: string): Promise<void> {
  const proof = { ...saveCookieChoice(choice), language: getPageLocale(), words: text };
  try {
    localStorage.setItem(PENDING_KEY, JSON.stringify(proof));
    await sendProof(proof);
  } catch {
    // `sendPendingProof` tries again with the next document.
  }
}

export async function sendPendingProof(): Promise<void> {
  try {
    const pending: unknown = JSON.parse(localStorage.getItem(PENDING_KEY) ?? "null");
    if (typeof pending === "object" && pending !== null) await sendProof(pending as Record<string, unknown>);
  } catch {
    // Tried again with the next document.
  }
}
