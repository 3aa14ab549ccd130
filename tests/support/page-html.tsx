import { text } from "node:stream/consumers";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { MessagesProvider } from "@/components/ui/messages";
import messages from "@/messages/it.json";

/** What the server sends of a part of a page. */
export async function pageHtml(part: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <NextIntlClientProvider locale="it" messages={messages} timeZone="Europe/Rome">
      <MessagesProvider messages={messages.client}>{part}</MessagesProvider>
    </NextIntlClientProvider>,
  );
  return text(prelude);
}
