"use client";

import { useEffect } from "react";
import { lateMessages, type LateMessages, loadLateMessages } from "@/lib/i18n/late-messages";
import { useStore } from "@/lib/use-store";

/** null until loaded. */
export function useLateMessages(): LateMessages | null {
  const messages = useStore(lateMessages);
  useEffect(() => {
    if (!messages) loadLateMessages().catch(() => undefined);
  }, [messages]);
  return messages;
}
