import { fillBrand } from "./fill-brand";
import type italian from "@/messages/it.json";

export type AllMessages = typeof italian;

/** Loaded with the first dialog or notification, not with the page. */
export async function loadMessages(locale: string): Promise<AllMessages> {
  if (locale === "en") return fillBrand((await import("@/messages/en.json")).default as AllMessages);
  return fillBrand((await import("@/messages/it.json")).default);
}

/** Looks up a dotted key or code such as "errors.minAcq". */
export function findMessage(messages: AllMessages, key: string): string | null {
  let current: unknown = messages;
  for (const part of key.split(".")) {
    if (typeof current !== "object" || current === null || !(part in current)) return null;
    current = (current as Record<string, unknown>)[part];
  }
  return typeof current === "string" ? current : null;
}
