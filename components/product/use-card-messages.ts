"use client";

import { useMemo } from "react";
import { useMessages } from "@/components/ui/messages";
import { useDeferredMessages } from "@/components/ui/use-deferred-messages";
import type { CardMessages } from "./card-messages";

/** For cards rendered in the browser; null until loaded. */
export function useCardMessages(): CardMessages | null {
  const messages = useMessages();
  const deferredMessages = useDeferredMessages();
  return useMemo(
    () => deferredMessages && { ...messages, ...deferredMessages },
    [messages, deferredMessages],
  );
}
