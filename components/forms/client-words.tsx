import { NextIntlClientProvider } from "next-intl";
import { getLocale, getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type messages from "@/messages/it.json";

type Namespace = keyof typeof messages;

/** Hands the client components of a page the namespaces they speak, and no others. */
export async function ClientWords({
  namespaces,
  children,
}: {
  namespaces: Namespace[];
  children: ReactNode;
}) {
  const [locale, all] = await Promise.all([getLocale(), getMessages()]);
  const picked = Object.fromEntries(namespaces.map((name) => [name, all[name]]));
  return (
    <NextIntlClientProvider locale={locale} messages={picked} timeZone="Europe/Rome">
      {children}
    </NextIntlClientProvider>
  );
}
