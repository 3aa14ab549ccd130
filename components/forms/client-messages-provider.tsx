import { brand } from "@/brand.config";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { pickMessages } from "@/lib/i18n/pick-messages";
import type messages from "@/messages/it.json";

type Namespace = keyof typeof messages;

/** A namespace, or a part of one: "forms.error". */
export type MessageNamespace = Namespace | `${Namespace}.${string}`;

type Props = {
  namespaces: MessageNamespace[];
  children: ReactNode;
};

export async function ClientMessagesProvider({ namespaces, children }: Props) {
  const [locale, allMessages] = await Promise.all([getLocale(), getMessages()]);
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={pickMessages(allMessages, namespaces)}
      timeZone={brand.timeZone}
    >
      {children}
    </NextIntlClientProvider>
  );
}
