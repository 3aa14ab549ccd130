import type { Message } from "../ebsn/domain/envelope";
import { apiFetch } from "../api/api-fetch";
import { DEFAULT_LOCALE } from "../../config/locales.mjs";

const TIMEOUT_MS = 800;

type ShopText = Pick<Message, "message" | "html">;

let textsByCode: ReadonlyMap<string, ShopText> = new Map();

/** The shop's messages come in its own language: their texts are looked up by code. */
export async function loadShopTexts(locale: string): Promise<void> {
  if (locale === DEFAULT_LOCALE) return;
  try {
    const texts = await apiFetch<Record<string, ShopText>>("lang/lang-info", {
      params: { lang_info_name: locale, timeout: TIMEOUT_MS },
      timeoutMs: TIMEOUT_MS,
    });
    textsByCode = new Map(Object.entries(texts));
  } catch {
    // Messages then stay in the shop's language.
  }
}

export const translateMessage = (message: Message): ShopText => textsByCode.get(message.code) ?? message;

/** Empty when the shop sent no text. */
export const messageText = (message: Message): string => translateMessage(message).message;
