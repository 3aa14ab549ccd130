import { getLocale, getMessages } from "next-intl/server";
import { toShopDay } from "@/lib/dates";
import { readDeferredMessages } from "@/lib/i18n/deferred-messages";
import { localizePath } from "@/lib/i18n/locale-path";
import { pageTime } from "@/lib/preview/server";
import type { CardContext } from "./product-card";

export async function getCardContext(): Promise<CardContext> {
  const [locale, { client }] = await Promise.all([getLocale(), getMessages()]);
  const messages = { ...client, ...(await readDeferredMessages(locale)) };
  return { messages, locale, today: toShopDay(await pageTime()), href: localizePath(locale) };
}
