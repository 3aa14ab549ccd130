import type { Proposal } from "@/lib/ebsn/domain/category";
import { shopLink } from "@/lib/html/shop-link";

export type Target = { href: string; target?: "_blank"; rel?: string };

export function proposalTarget(
  { url, slug, clickable }: Proposal,
  href: (path: string) => string,
): Target | null {
  if (!clickable) return null;
  const link = url.trim();
  if (link === "") return slug ? { href: href(`/${slug}`) } : null;
  const resolved = /^(?:https?:\/\/|\/(?![/\\]))/i.test(link) ? shopLink(link) : null;
  if (!resolved || resolved.href.startsWith("http:")) return null;
  if (resolved.isExternal) return { href: resolved.href, target: "_blank", rel: "noopener noreferrer" };
  return { href: href(resolved.href) };
}
