import { cleanHtml } from "@/lib/html/policy";
import { VideoLinks } from "./video-links";

type Props = { markup: string; as?: "div" | "span"; className?: string };

/** Markup of a backend, cleaned by the one policy; nothing when nothing is left of it. */
export function Html({ markup, as: Tag = "div", className }: Props) {
  const clean = cleanHtml(markup);
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
