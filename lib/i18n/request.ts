import { getRequestConfig } from "next-intl/server";
import { locale as rootLocale } from "next/root-params";
import { brand } from "../../brand.config";
import { type AllMessages, loadMessages } from "./load-messages";
import { DEFAULT_LOCALE } from "../../config/locales.mjs";
import { isActiveLocale, type Locale } from "./locales";

const filled = new Map<Locale, Promise<AllMessages>>();

function messagesOf(locale: Locale): Promise<AllMessages> {
  const known = filled.get(locale) ?? loadMessages(locale);
  filled.set(locale, known);
  return known;
}

export default getRequestConfig(async ({ locale: explicitLocale }) => {
  const requestedLocale = explicitLocale ?? (await rootLocale());
  const locale = requestedLocale && isActiveLocale(requestedLocale) ? requestedLocale : DEFAULT_LOCALE;
  return { locale, messages: await messagesOf(locale), timeZone: brand.timeZone };
});
