import { useLocale } from "next-intl";
import { withLocalLinks } from "@/lib/html/links";
import { cleanHtml } from "@/lib/html/policy";
import { localPath } from "@/lib/i18n/local-path";
import { VideoLinks } from "./video-links";

type Props = { markup: string; as?: "div" | "span"; className?: string };

/** Markup of a backend, cleaned by the one policy, its links in the language of the page; nothing when nothing is left. */
export function Html({ markup, as: Tag = "div", className }: Props) {
  const href = localPath(useLocale());
  const clean = withLocalLinks(cleanHtml(markup), href);
  if (!clean) return null;
  const shown = <Tag className={className} dangerouslySetInnerHTML={{ __html: clean }} />;
  return clean.includes(" data-video=") ? (
    <>
      {shown}
      <VideoLinks />
    </>
  ) : (
    shown
  );
}
