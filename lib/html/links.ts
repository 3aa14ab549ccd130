import { CATEGORY_PREFIX } from "@/config/category-prefix.mjs";

export type Link = { href: string; isExternal: boolean };

const PLACEHOLDER_ORIGIN = "https://madia.invalid";
const NOT_PAGES = /^\/(?:p|photo2?)\//;
const SCHEMES = ["http:", "https:", "mailto:", "tel:"];

const pathOf = ({ pathname, search, hash }: URL) => `${pathname}${search}${hash}`;

/** `/shop/frutta` → `/frutta`, the prefix of legacy URLs; never returns `//host`. */
const stripShopPrefix = (path: string) =>
  path.replace(/^\/+/, "/").replace(/^\/shop(?=\/|\?|#|$)\/*/, "/") || "/";

const stripCategoryPrefix = (path: string) =>
  path.startsWith(CATEGORY_PREFIX) ? `/${path.slice(CATEGORY_PREFIX.length).replace(/^\/+/, "")}` : path;

/**
 * Rich-text links per the specification: allowed hosts are internal and lose the prefixes of shop and category; media, files and other
 * hosts open in a new tab. null: not a valid link.
 */
export function resolveLink(href: string, hosts: string[]): Link | null {
  const text = href
    .replace(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029]/g, (found) => (found === " " ? " " : ""))
    .trim();
  if (!URL.canParse(text, PLACEHOLDER_ORIGIN)) return null;
  const url = new URL(text, PLACEHOLDER_ORIGIN);
  if (!SCHEMES.includes(url.protocol)) return null;
  if (url.protocol === "mailto:" || url.protocol === "tel:") return { href: url.href, isExternal: false };
  const isInternal = url.origin === PLACEHOLDER_ORIGIN || hosts.includes(url.hostname);
  if (!isInternal) return url.username || url.password ? null : { href: url.href, isExternal: true };
  const path = stripCategoryPrefix(stripShopPrefix(pathOf(url)));
  return { href: path, isExternal: NOT_PAGES.test(path) };
}

/** `html` must already be sanitised. */
export function localizeLinks(html: string, href: (path: string) => string): string {
  return html.replace(/(<a [^<>]*?href=")(\/[^"]*)/g, (match, before: string, path: string) =>
    NOT_PAGES.test(path) ? match : before + href(path),
  );
}
