import { localizeLinks } from "@/lib/html/localize-links";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { localizePath } from "@/lib/i18n/locale-path";

/** `html` was sanitised by the gateway. */
export function MessageText({ text, html }: { text: string; html?: string }) {
  if (!html) return text;
  const markup = localizeLinks(html, localizePath(getPageLocale()));
  return <span dangerouslySetInnerHTML={{ __html: markup }} />;
}
