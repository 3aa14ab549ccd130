import { render, type RenderResult } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactElement, ReactNode } from "react";
import { MessagesProvider } from "@/components/ui/messages";
import { fillBrand } from "@/lib/i18n/fill-brand";
import { deferredMessagesStore } from "@/lib/i18n/deferred-messages";
import lateItalian from "@/messages/deferred/it.json";
import italian from "@/messages/it.json";

const messages = fillBrand(italian);

const late = fillBrand(lateItalian);

export const clientMessages = { ...messages.client, ...late };

deferredMessagesStore.set(late);

function Providers({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="it" messages={messages} timeZone="Europe/Rome">
      <MessagesProvider messages={clientMessages}>{children}</MessagesProvider>
    </NextIntlClientProvider>
  );
}

export function renderWithProviders(ui: ReactElement): RenderResult {
  return render(ui, { wrapper: Providers });
}
