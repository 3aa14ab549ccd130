import { createTranslator } from "next-intl";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/i18n/locales";
import { fillBrand } from "@/lib/i18n/fill-brand";
import english from "@/messages/en.json";
import italian from "@/messages/it.json";
import lateEnglish from "@/messages/deferred/en.json";
import lateItalian from "@/messages/deferred/it.json";

type Messages = typeof italian;
type DeferredMessages = typeof lateItalian;
type ClientMessageKey = keyof (Messages["client"] & DeferredMessages);

function createMessages(locale: Locale, catalog: Messages, late: DeferredMessages) {
  return {
    t: createTranslator({ locale, messages: fillBrand(catalog), timeZone: "Europe/Rome" }),
    clientMessage: (key: ClientMessageKey, values: Record<string, string | number> = {}) =>
      interpolate({ ...catalog.client, ...late }[key], values),
    pattern,
  };
}

/** Placeholder for a value a test does not know. */
export const ANY_TEXT = "§";

/** Matches a message in which the placeholder may be anything. */
export function pattern(text: string): RegExp {
  const parts = text.split(ANY_TEXT).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^\\s*${parts.join(".+?")}\\s*$`);
}

export const messages = createMessages("it", italian, lateItalian);
export const englishMessages = createMessages("en", english, lateEnglish);
export const { t, clientMessage } = messages;
