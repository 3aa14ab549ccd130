import { parseInternalUrl } from "../session/safe-redirect";
import { localizePath } from "./locale-path";
import { type Locale, LOCALES } from "./locales";

/** Includes the slashes after it: what is left must not name another host. */
const PREFIX = new RegExp(`^/(?:${LOCALES.join("|")})(?:/+|$)`);

export const switchLocalePath = (locale: Locale) => `/api/language/${locale}`;

function internalPath(url: string | null, host: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { host: urlHost, pathname, search } = new URL(url);
  return urlHost === host ? pathname + search : null;
}

/** Falls back to the home page for URLs of other hosts. */
export function localizeUrl(locale: Locale, url: string | null, host: string | null): string {
  const page = parseInternalUrl(internalPath(url, host));
  if (!page) return localizePath(locale)("/");
  return localizePath(locale)(page.pathname.replace(PREFIX, "/")) + page.search;
}
