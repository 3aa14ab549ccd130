"use client";

import { createContext, use, type ReactNode } from "react";
import type messages from "@/messages/it.json";

export type Words = (typeof messages)["leaf"];

const WordsContext = createContext<Words | null>(null);

/** Hands the words of the namespace `leaf`, translated on the server, to every client leaf below. */
export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** Words of the namespace `leaf`; `{name}` placeholders are filled by `lib/i18n/fill`. */
export function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error("useWords needs a WordsProvider above it");
  return words;
}
