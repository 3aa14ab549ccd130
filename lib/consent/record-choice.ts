import { apiFetchWithMessages } from "../api/api-fetch";
import { isNotOffered } from "../api/is-not-offered";
import { readItem, removeItem, writeItem } from "../browser/storage";
import type { CookieChoice } from "../rules/account/cookie-consent";
import { getPageLocale } from "../i18n/page-locale";
import { saveCookieChoice } from "./cookie-preferences";

const PENDING_KEY = "madia.cookies.pending";

async function sendProof(proof: string): Promise<void> {
  await apiFetchWithMessages("cookie-preferences/save", {
    body: JSON.parse(proof) as Record<string, unknown>,
  }).catch((error: unknown) => {
    if (!isNotOffered(error)) throw error;
  });
  // By now a newer choice may be waiting.
  if (readItem("localStorage", PENDING_KEY) === proof) removeItem("localStorage", PENDING_KEY);
}

/** Saves the choice and sends the proof (choice, time, texts) to the shop, later if it cannot be reached now. */
export async function recordCookieChoice(choice: CookieChoice, text: string): Promise<void> {
  const proof = JSON.stringify({ ...saveCookieChoice(choice), language: getPageLocale(), words: text });
  writeItem("localStorage", PENDING_KEY, proof);
  await sendProof(proof).catch(() => undefined);
}

/** What fails is tried again with the next document. */
export async function sendPendingProof(): Promise<void> {
  const proof = readItem("localStorage", PENDING_KEY);
  if (proof !== null) await sendProof(proof).catch(() => undefined);
}
