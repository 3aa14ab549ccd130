import { DEFAULT_LOCALE } from "../../config/locales.mjs";
import { splitLocale } from "../../config/split-locale.mjs";
import { isActiveLocale, type Locale } from "../i18n/locales";

/** Pages without a referrer name their language, as `apiFetch` does; browsers name regions and several. */
export function callerLocale(headers: Headers): Locale {
  const named = headers.get("accept-language") ?? "";
  if (isActiveLocale(named)) return named;
  const referer = headers.get("referer") ?? "";
  const { locale } = splitLocale(URL.canParse(referer) ? new URL(referer).pathname : "/");
  return isActiveLocale(locale) ? locale : DEFAULT_LOCALE;
}
