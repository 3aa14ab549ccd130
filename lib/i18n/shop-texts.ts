import type { Message } from "../ebsn/domain/envelope";
import { apiFetch } from "../api/api-fetch";
import { DEFAULT_LOCALE } from "../../config/locales.mjs";

const TIMEOUT_MS = 800;

let textsByCode: ReadonlyMap<string, string> = new Map();

/** The shop's messages come in its own language: their texts are looked up by code. */
export async function loadShopTexts(locale: string): Promise<void> {
  if (locale === DEFAULT_LOCALE) return;
  try {
    const texts = await apiFetch<Record<string, string>>("lang/lang-info", {
      params: { lang_info_name: locale, timeout: TIMEOUT_MS },
      timeoutMs: TIMEOUT_MS,
    });
    textsByCode = new Map(Object.entries(texts));
  } catch {
    // Messages then stay in the shop's language.
  }
}

/** Empty when the shop sent no text. */
export const messageText = ({ code, message }: Message): string => textsByCode.get(code) ?? message;
