"use client";

import { createContext, use, type ReactNode } from "react";
import type itMessages from "@/messages/it.json";

export type Messages = (typeof itMessages)["client"];

const MessagesContext = createContext<Messages | null>(null);

/** Messages of the namespace `client`, translated on the server, for all client components below. */
export function MessagesProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** `{name}` placeholders are filled by `interpolate`. */
export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (!messages) throw new Error("useMessages must be used within a MessagesProvider");
  return messages;
}
