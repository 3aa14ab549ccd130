import { act, render } from "@testing-library/react";
import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { LazySessionSync } from "@/components/cart/lazy-session-sync";
import { OverlayHost } from "@/components/overlays/overlay-host";
import { Notifications } from "@/components/ui/notifications";
import { notificationStore } from "@/components/ui/notify";
import { MessagesProvider } from "@/components/ui/messages";
import { forgetOptions } from "@/lib/cart/forget-options";
import { clearCart } from "@/lib/cart/cart-store";
import type { Locale } from "@/lib/i18n/locales";
import { fillBrand } from "@/lib/i18n/fill-brand";
import en from "@/messages/en.json";
import it from "@/messages/it.json";
import { deferredMessagesStore } from "@/lib/i18n/deferred-messages";
import lateEn from "@/messages/deferred/en.json";
import lateIt from "@/messages/deferred/it.json";
import { clearFormDrafts } from "@/lib/session/form-drafts";
import { markSessionEnded } from "@/lib/session/session-state";
import { setSignedIn } from "./gateway-stub";

export const routerPush = jest.fn<void, [string]>();

export const routerRefresh = jest.fn<void, []>();

const router = {
  push: routerPush,
  replace: routerPush,
  refresh: routerRefresh,
} as unknown as AppRouterInstance;

export function renderPage(children: ReactNode, locale: Locale = "it") {
  const messages = fillBrand({ it, en }[locale]);
  document.documentElement.lang = locale;
  deferredMessagesStore.set(fillBrand({ it: lateIt, en: lateEn }[locale]));
  return render(
    <AppRouterContext value={router}>
      <MessagesProvider messages={messages.client}>
        <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Rome">
          <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
        </NextIntlClientProvider>
        <Notifications />
        <OverlayHost />
        <LazySessionSync />
      </MessagesProvider>
    </AppRouterContext>,
  );
}

/** Clears the customer, cart and notifications between tests. */
export function resetPage(): void {
  document.documentElement.lang = "";
  window.history.replaceState(null, "", "/");
  clearFormDrafts();
  forgetOptions();
  act(() => {
    clearCart();
    markSessionEnded();
    notificationStore.set([]);
    setSignedIn(false);
  });
}
