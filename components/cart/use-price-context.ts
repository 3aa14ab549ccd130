"use client";

import { useDeferredMessages } from "@/components/ui/use-deferred-messages";
import { browserToday } from "@/lib/browser/browser-clock";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { hasSignedInHint } from "@/lib/session/session-hint";
import type { PriceContext } from "./price-text";

/** For prices rendered in the browser. */
export const usePriceContext = (): PriceContext => ({
  messages: useDeferredMessages(),
  locale: getPageLocale(),
  today: browserToday(),
  authenticated: hasSignedInHint(),
});
