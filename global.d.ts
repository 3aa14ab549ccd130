import type { Locale } from "@/lib/i18n/locales";
import type messages from "@/messages/it.json";

declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}

declare global {
  interface FocusOptions {
    /** Of the HTML standard. */
    focusVisible?: boolean;
  }
}
