"use client";

import { browserToday } from "@/lib/browser/browser-clock";
import { localizePath } from "@/lib/i18n/locale-path";
import { getPageLocale } from "@/lib/i18n/page-locale";
import type { CardContext } from "./product-card";
import { useCardMessages } from "./use-card-messages";

/** For a signed-in customer's cards, rendered in the browser; null until the messages are loaded. */
export function useCardContext(): CardContext | null {
  const messages = useCardMessages();
  if (!messages) return null;
  const locale = getPageLocale();
  return { messages, locale, today: browserToday(), href: localizePath(locale), authenticated: true };
}
