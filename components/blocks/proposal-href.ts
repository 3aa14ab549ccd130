import type { Proposal } from "@/lib/ebsn/domain/category";
import { config } from "@/lib/config";

/** Where a banner leads; "" where it leads nowhere. Only paths of this shop and https addresses pass. */
export function proposalHref({ url, slug, clickable }: Proposal, href: (path: string) => string): string {
  if (!clickable) return "";
  const to = url.trim();
  if (/^https:\/\//i.test(to)) return to;
  if (/^\/(?![/\\])/.test(to)) {
    const path = to.startsWith(config.categoryPrefix) ? `/${to.slice(config.categoryPrefix.length)}` : to;
    return href(path.replace(/^\/shop(?=\/|$)/, "") || "/");
  }
  return to === "" && slug ? href(`/${slug}`) : "";
}
