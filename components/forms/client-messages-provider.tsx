import { NextIntlClientProvider } from "next-intl";
import { getLocale, getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type messages from "@/messages/it.json";

type Namespace = keyof typeof messages;

/** Passes only the named message namespaces to client components. */
export async function ClientMessagesProvider({
  namespaces,
  children,
}: {
  namespaces: Namespace[];
  children: ReactNode;
}) {
  const [locale, allMessages] = await Promise.all([getLocale(), getMessages()]);
  const picked = Object.fromEntries(namespaces.map((name) => [name, allMessages[name]]));
  return (
    <NextIntlClientProvider locale={locale} messages={picked} timeZone="Europe/Rome">
      {children}
    </NextIntlClientProvider>
  );
}
