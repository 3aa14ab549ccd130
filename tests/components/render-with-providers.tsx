import { render, type RenderResult } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactElement, ReactNode } from "react";
import { MessagesProvider } from "@/components/ui/messages";
import { fillBrand } from "@/lib/i18n/fill-brand";
import italian from "@/messages/it.json";

const messages = fillBrand(italian);

export const clientMessages = messages.client;

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
