import { getRequestConfig } from "next-intl/server";
import { locale as rootLocale } from "next/root-params";
import { DEFAULT_LOCALE, isActiveLocale, type Locale } from "./locales";

async function loadMessages(locale: Locale) {
  return locale === "en"
    ? (await import("@/messages/en.json")).default
    : (await import("@/messages/it.json")).default;
}

export default getRequestConfig(async ({ locale: explicitLocale }) => {
  const requestedLocale = explicitLocale ?? (await rootLocale());
  const locale = requestedLocale && isActiveLocale(requestedLocale) ? requestedLocale : DEFAULT_LOCALE;
  return { locale, messages: await loadMessages(locale), timeZone: "Europe/Rome" };
});
