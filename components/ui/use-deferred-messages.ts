"use client";

import { useEffect } from "react";
import {
  deferredMessagesStore,
  type DeferredMessages,
  loadDeferredMessages,
} from "@/lib/i18n/deferred-messages";
import { useStore } from "@/lib/state/use-store";

/** null until loaded. */
export function useDeferredMessages(): DeferredMessages | null {
  const messages = useStore(deferredMessagesStore);
  useEffect(() => {
    if (!messages) loadDeferredMessages().catch(() => undefined);
  }, [messages]);
  return messages;
}
