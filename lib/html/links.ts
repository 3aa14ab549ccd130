import { CATEGORY_PREFIX } from "../../config/category-prefix.mjs";
import { contentPageOf } from "./content-page";
import { NOT_PAGES } from "./localize-links";

export type Link = { href: string; isExternal: boolean };

/** `content`: WordPress on a host of its own; null when it answers under `/p` of the shop's. */
export type LinkSites = { shop: string[]; content: string | null };

const PLACEHOLDER_ORIGIN = "https://madia.invalid";
const CONTENT_FOLDER = /^\/p(?=\/)/;
const SCHEMES = ["http:", "https:", "mailto:", "tel:"];
const SHOP_PREFIX = /^\/shop(?=\/|\?|#|$)\/*/;
const CATEGORY_FOLDER = new RegExp(`^${CATEGORY_PREFIX}/*`);

const pathOf = ({ pathname, search, hash }: URL) => `${pathname}${search}${hash}`;

/** `/shop/frutta` and `/category/frutta` → `/frutta`, the prefixes of legacy URLs; never returns `//host`. */
const stripPrefixes = (path: string) =>
  path.replace(/^\/+/, "/").replace(SHOP_PREFIX, "/").replace(CATEGORY_FOLDER, "/") || "/";

function contentLink(url: URL, path: string, otherwise: string): Link {
  const isById = /[?&](?:p|page_id|attachment_id)=/.test(url.search);
  const page = isById ? null : contentPageOf(path);
  return page === null
    ? { href: otherwise, isExternal: true }
    : { href: `${page}${url.hash}`, isExternal: false };
}

/** Removes legacy prefixes and maps WordPress pages to the shop's; media and other hosts open in a new tab. */
export function resolveLink(href: string, { shop, content }: LinkSites): Link | null {
  const text = href
    .replace(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029]/g, (found) => (found === " " ? " " : ""))
    .trim();
  if (!URL.canParse(text, PLACEHOLDER_ORIGIN)) return null;
  const url = new URL(text, PLACEHOLDER_ORIGIN);
  if (!SCHEMES.includes(url.protocol)) return null;
  if (url.protocol === "mailto:" || url.protocol === "tel:") return { href: url.href, isExternal: false };
  const isRelative = url.origin === PLACEHOLDER_ORIGIN;
  const isContent = url.hostname === content;
  if (!isRelative && !isContent && !shop.includes(url.hostname))
    return url.username || url.password ? null : { href: url.href, isExternal: true };
  const path = stripPrefixes(pathOf(url));
  if (CONTENT_FOLDER.test(path)) {
    const isFile = path.startsWith("/p/wp-");
    return contentLink(url, url.pathname.replace(CONTENT_FOLDER, ""), isRelative || isFile ? path : url.href);
  }
  if (NOT_PAGES.test(path)) return { href: path, isExternal: true };
  return isContent && path === pathOf(url)
    ? contentLink(url, url.pathname, url.href)
    : { href: path, isExternal: false };
}
