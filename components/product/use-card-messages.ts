"use client";

import { useMemo } from "react";
import { useMessages } from "@/components/ui/messages";
import { useLateMessages } from "@/components/ui/use-late-messages";
import type { CardMessages } from "./card-messages";

/** For cards rendered in the browser; null until loaded. */
export function useCardMessages(): CardMessages | null {
  const messages = useMessages();
  const late = useLateMessages();
  return useMemo(() => late && { ...messages, ...late }, [messages, late]);
}
