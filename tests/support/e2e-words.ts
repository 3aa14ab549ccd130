import { createTranslator } from "use-intl/core";
import { fill } from "@/lib/i18n/fill";
import type { Locale } from "@/lib/i18n/locales";
import english from "@/messages/en.json";
import italian from "@/messages/it.json";

type Messages = typeof italian;
type Leaf = keyof Messages["leaf"];

function wordsOf(locale: Locale, messages: Messages) {
  return {
    /** Every word of the shop by its key; plurals and values as the pages make them. */
    t: createTranslator({ locale, messages, timeZone: "Europe/Rome" }),
    /** A word of the client leaves, its places filled. */
    leaf: (key: Leaf, values: Record<string, string | number> = {}) => fill(messages.leaf[key], values),
    pattern,
  };
}

/** Stands for a value a test does not know. */
export const SOME = "§";

/** A text of the shop in which SOME may be anything. */
export function pattern(text: string): RegExp {
  const parts = text.split(SOME).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^\\s*${parts.join(".+?")}\\s*$`);
}

export const words = wordsOf("it", italian);
export const englishWords = wordsOf("en", english);
export const { t, leaf } = words;
