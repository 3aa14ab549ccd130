import type { Link } from "./links";
import { videoId } from "./video";

export type AnchorProps = { href: string; target?: "_blank"; rel?: string; "data-video"?: string };

/** `localize`: puts the locale into a path of the shop; `data-video`: opened by `VideoLinks`. */
export function anchorProps(
  { href, isExternal }: Link,
  localize = (path: string): string => path,
): AnchorProps {
  if (!isExternal) return { href: href.startsWith("/") ? localize(href) : href };
  const video = videoId(href);
  return { href, target: "_blank", rel: "noopener noreferrer", ...(video && { "data-video": video }) };
}
