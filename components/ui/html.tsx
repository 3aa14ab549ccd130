import { useLocale } from "next-intl";
import { localizeLinks } from "@/lib/html/localize-links";
import { sanitizeHtml } from "@/lib/html/sanitize";
import { localizePath } from "@/lib/i18n/locale-path";
import { VideoLinks } from "./video-links";

type Props = { markup: string; as?: "div" | "span"; className?: string; lang?: string };

/** Sanitised backend HTML with localised links; renders nothing when nothing is left. */
export function Html({ markup, as: Tag = "div", className, lang }: Props) {
  const href = localizePath(useLocale());
  const clean = localizeLinks(sanitizeHtml(markup), href);
  if (!clean) return null;
  const content = <Tag {...{ className, lang }} dangerouslySetInnerHTML={{ __html: clean }} />;
  return clean.includes(" data-video=") ? (
    <>
      {content}
      <VideoLinks />
    </>
  ) : (
    content
  );
}
