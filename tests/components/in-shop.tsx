import { render, type RenderResult } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactElement, ReactNode } from "react";
import { WordsProvider } from "@/components/ui/words";
import messages from "@/messages/it.json";

export const words = messages.leaf;

function Shop({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="it" messages={messages} timeZone="Europe/Rome">
      <WordsProvider words={words}>{children}</WordsProvider>
    </NextIntlClientProvider>
  );
}

/** Renders as every page of the shop does: in Italian, with the words of its leaves. */
export function renderInShop(ui: ReactElement): RenderResult {
  return render(ui, { wrapper: Shop });
}
