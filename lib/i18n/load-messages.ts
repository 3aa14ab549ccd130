import { fillBrand } from "./fill-brand";
import type italian from "../../messages/it.json";
import { type Locale, toLocale } from "../../config/locales.mjs";

export type AllMessages = typeof italian;

const FILES: Record<Locale, () => Promise<{ default: AllMessages }>> = {
  it: () => import("../../messages/it.json"),
  en: () => import("../../messages/en.json"),
};

/** Loaded with the first dialog or notification, not with the page. */
export async function loadMessages(locale: string): Promise<AllMessages> {
  return fillBrand((await FILES[toLocale(locale)]()).default);
}

export function findMessage(messages: AllMessages, key: string): string | null {
  let current: unknown = messages;
  for (const part of key.split(".")) {
    if (typeof current !== "object" || current === null || !(part in current)) return null;
    current = (current as Record<string, unknown>)[part];
  }
  return typeof current === "string" ? current : null;
}
