import type { Proposal } from "@/lib/ebsn/domain/category";
import { config } from "@/lib/config";
import { env } from "@/lib/env";
import { resolveLink } from "@/lib/html/links";

export type Target = { href: string; target?: "_blank"; rel?: string };

/** Where a banner leads; null where it leads nowhere. Paths of this shop and https addresses pass, by the rules of texts. */
export function proposalTarget(
  { url, slug, clickable }: Proposal,
  href: (path: string) => string,
): Target | null {
  if (!clickable) return null;
  const to = url.trim();
  if (to === "") return slug ? { href: href(`/${slug}`) } : null;
  const found = /^(?:https?:\/\/|\/(?![/\\]))/i.test(to) ? resolveLink(to, env().linkHosts) : null;
  if (!found || found.href.startsWith("http:")) return null;
  const { categoryPrefix } = config;
  const path = found.href.startsWith(categoryPrefix)
    ? `/${found.href.slice(categoryPrefix.length)}`
    : found.href;
  if (found.isOutside) return { href: path, target: "_blank", rel: "noopener noreferrer" };
  return { href: href(path) };
}
