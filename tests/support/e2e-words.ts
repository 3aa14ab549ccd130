import { createTranslator } from "use-intl/core";
import { fill } from "@/lib/i18n/fill";
import messages from "@/messages/it.json";

/** Every word of the shop by its key; plurals and values as the pages make them. */
export const t = createTranslator({ locale: "it", messages, timeZone: "Europe/Rome" });

type Leaf = keyof (typeof messages)["leaf"];

/** A word of the client leaves, its places filled. */
export function leaf(key: Leaf, values: Record<string, string | number> = {}): string {
  return fill(messages.leaf[key], values);
}

/** Stands for a value a test does not know. */
export const SOME = "§";

/** A text of the shop in which SOME may be anything. */
export function pattern(text: string): RegExp {
  const parts = text.split(SOME).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^\\s*${parts.join(".+?")}\\s*$`);
}

export const words = { t, leaf, pattern };
