import { text } from "node:stream/consumers";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { MessagesProvider } from "@/components/ui/messages";
import type { Locale } from "@/lib/i18n/locales";
import english from "@/messages/en.json";
import italian from "@/messages/it.json";

const MESSAGES: Record<Locale, typeof italian> = { it: italian, en: english };

/** What the server sends of a part of a page, without React's marks between texts, and with apostrophes as they are read. */
export async function pageHtml(part: ReactNode, locale: Locale = "it"): Promise<string> {
  const messages = MESSAGES[locale];
  const { prelude } = await prerenderToNodeStream(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Rome">
      <MessagesProvider messages={messages.client}>{part}</MessagesProvider>
    </NextIntlClientProvider>,
  );
  return (await text(prelude)).replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");
}
