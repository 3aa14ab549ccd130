import { render } from "@testing-library/react";
import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { BuyingHost } from "@/components/cart/buying-host";
import { Notifications } from "@/components/ui/notifications";
import { WordsProvider } from "@/components/ui/words";
import messages from "@/messages/it.json";

/** Where the page was sent. */
export const pushed = jest.fn<void, [string]>();

const router = { push: pushed } as unknown as AppRouterInstance;

/** A page of the shop round `children`: words, notifications, the host of dialogs. */
export function renderPage(children: ReactNode) {
  return render(
    <AppRouterContext value={router}>
      <WordsProvider words={messages.leaf}>
        <NextIntlClientProvider locale="it" messages={messages} timeZone="Europe/Rome">
          {children}
        </NextIntlClientProvider>
        <Notifications />
        <BuyingHost />
      </WordsProvider>
    </AppRouterContext>,
  );
}
