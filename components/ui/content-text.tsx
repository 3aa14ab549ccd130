import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { contentLanguage } from "@/lib/i18n/content-language";

/** A text of the catalogue or of the content system, marked where the page is in another language. */
export function ContentText({ children }: { children: ReactNode }) {
  const lang = contentLanguage(useLocale());
  return lang ? <span lang={lang}>{children}</span> : children;
}
