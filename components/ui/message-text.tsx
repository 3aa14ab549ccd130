import { localizeLinks } from "@/lib/html/localize-links";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { localizePath } from "@/lib/i18n/locale-path";

type Props = { text: string; html?: string; as?: "span" | "div" };

/** `html` was sanitised by the gateway. */
export function MessageText({ text, html, as: Tag = "span" }: Props) {
  if (!html) return text;
  const markup = localizeLinks(html, localizePath(getPageLocale()));
  return <Tag dangerouslySetInnerHTML={{ __html: markup }} />;
}
