import "server-only";
import { env } from "../env";
import { type Link, type LinkSites, resolveLink } from "./links";

function linkSites(): LinkSites {
  const { linkHosts, ebsnUrl, contentUrl } = env();
  const shop = [...linkHosts, new URL(ebsnUrl).hostname];
  const { hostname } = new URL(contentUrl);
  return { shop, content: shop.includes(hostname) ? null : hostname };
}

export const shopLink = (href: string): Link | null => resolveLink(href, linkSites());
