import { apiFetch } from "../api/api-fetch";
import { DEFAULT_LOCALE } from "./locales";

const TIMEOUT_MS = 800;

let texts: Readonly<Record<string, string>> = {};

/** The shop's messages come in its own language: their texts are looked up by code. */
export async function loadShopTexts(locale: string): Promise<void> {
  if (locale === DEFAULT_LOCALE) return;
  try {
    texts = await apiFetch<Record<string, string>>("lang/lang-info", {
      params: { lang_info_name: locale, timeout: TIMEOUT_MS },
      timeoutMs: TIMEOUT_MS,
    });
  } catch {
    // Messages then stay in the shop's language.
  }
}

export const findShopText = (code: string): string | null => texts[code] ?? null;
