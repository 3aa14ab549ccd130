import { getRequestConfig } from "next-intl/server";
import { locale as rootLocale } from "next/root-params";
import { DEFAULT_LOCALE, isActiveLocale, type Locale } from "./locales";

async function messagesOf(locale: Locale) {
  return locale === "en"
    ? (await import("@/messages/en.json")).default
    : (await import("@/messages/it.json")).default;
}

export default getRequestConfig(async ({ locale: given }) => {
  const wanted = given ?? (await rootLocale());
  const locale = wanted && isActiveLocale(wanted) ? wanted : DEFAULT_LOCALE;
  return { locale, messages: await messagesOf(locale), timeZone: "Europe/Rome" };
});
