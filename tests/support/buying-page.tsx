import { act, render } from "@testing-library/react";
import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { BuyingHost } from "@/components/cart/buying-host";
import { Notifications } from "@/components/ui/notifications";
import { dismissAll } from "@/components/ui/notify";
import { WordsProvider } from "@/components/ui/words";
import { dropCart } from "@/lib/cart/held";
import type { Locale } from "@/lib/i18n/locales";
import en from "@/messages/en.json";
import it from "@/messages/it.json";
import { signedInHint } from "./door-stub";

/** Where the page was sent. */
export const pushed = jest.fn<void, [string]>();

const router = { push: pushed, replace: pushed } as unknown as AppRouterInstance;

/** A page of the shop round `children`: words, notifications, the host of dialogs. */
export function renderPage(children: ReactNode, locale: Locale = "it") {
  const messages = { it, en }[locale];
  document.documentElement.lang = locale;
  return render(
    <AppRouterContext value={router}>
      <WordsProvider words={messages.leaf}>
        <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Rome">
          <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
        </NextIntlClientProvider>
        <Notifications />
        <BuyingHost />
      </WordsProvider>
    </AppRouterContext>,
  );
}

/** Nothing of one test's customer, cart and messages is left for the next. */
export function leavePage(): void {
  signedInHint(false);
  document.documentElement.lang = "";
  act(() => {
    dropCart();
    dismissAll();
  });
}
