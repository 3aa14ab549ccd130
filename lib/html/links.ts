/** A link as the shop shows it; null: not a link at all. */
export type Link = { href: string; isOutside: boolean };

const BARE_HOST = "https://madia.invalid";
const NOT_PAGES = /^\/(?:p|photo2?)\//;
const SCHEMES = ["http:", "https:", "mailto:", "tel:"];

const pathOf = ({ pathname, search, hash }: URL) => `${pathname}${search}${hash}`;

/** `/shop/frutta` → `/frutta`: the prefix of older addresses of the shop; never the `//` of another host. */
export const withoutShop = (path: string) =>
  path.replace(/^\/+/, "/").replace(/^\/shop(?=\/|\?|#|$)\/*/, "/") || "/";

/**
 * Rich-text links after the specification: hosts on the list are the shop itself, `/shop` is taken away,
 * pictures and files of the content system and everything else open outside.
 */
export function resolveLink(href: string, hosts: string[]): Link | null {
  const text = href
    .replace(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029]/g, (found) => (found === " " ? " " : ""))
    .trim();
  if (!URL.canParse(text, BARE_HOST)) return null;
  const url = new URL(text, BARE_HOST);
  if (!SCHEMES.includes(url.protocol)) return null;
  if (url.protocol === "mailto:" || url.protocol === "tel:") return { href: url.href, isOutside: false };
  const isOurs = url.origin === BARE_HOST || hosts.includes(url.hostname);
  if (!isOurs) return url.username || url.password ? null : { href: url.href, isOutside: true };
  const inside = withoutShop(pathOf(url));
  return { href: inside, isOutside: NOT_PAGES.test(inside) };
}

/** Links into the shop's own pages, in markup the policy has cleaned, sent through `href`. */
export function withLocalLinks(clean: string, href: (path: string) => string): string {
  return clean.replace(/(<a [^>]*?href=")(\/[^"]*)/g, (whole, before: string, path: string) =>
    NOT_PAGES.test(path) ? whole : before + href(path),
  );
}
