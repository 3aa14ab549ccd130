import en from "../../messages/en.json";
import it from "../../messages/it.json";
import type { Locale } from "../i18n/locales";

const messagesByLocale = {
  it: { ...it.gateway, generic: it.errors.generic, sessionExpired: it.errors.sessionExpired },
  en: { ...en.gateway, generic: en.errors.generic, sessionExpired: en.errors.sessionExpired },
};

export const gatewayMessages = (locale: Locale) => messagesByLocale[locale];
