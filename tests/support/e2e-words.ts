import { createTranslator } from "use-intl/core";
import messages from "@/messages/it.json";
import { fill } from "@/lib/i18n/fill";

/** Every word of the shop by its key; plurals and values as the pages make them. */
export const t = createTranslator({ locale: "it", messages, timeZone: "Europe/Rome" });

export type Translator = typeof t;

type Leaf = keyof (typeof messages)["leaf"];

/** A word of the client leaves, its places filled. */
export function leaf(key: Leaf, values: Record<string, string | number> = {}): string {
  return fill(messages.leaf[key], values);
}

export const words = { t, leaf };
