import type { Proposal } from "@/lib/ebsn/domain/category";
import { anchorProps, type AnchorProps } from "@/lib/html/anchor-props";
import { shopLink } from "@/lib/html/shop-link";
import { paths } from "@/lib/paths/paths";

export function proposalTarget(
  { url, slug, clickable }: Proposal,
  href: (path: string) => string,
): AnchorProps | null {
  const target = url.trim() || (slug && paths.category(slug.replace(/^\/+/, "")));
  const link = clickable && target ? shopLink(target) : null;
  return link && anchorProps(link, href);
}
