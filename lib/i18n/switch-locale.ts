import { parseInternalUrl } from "../../config/internal-path.mjs";
import { splitLocale } from "../../config/split-locale.mjs";
import { localizePath } from "./locale-path";
import type { Locale } from "./locales";

export const switchLocalePath = (locale: Locale) => `/api/language/${locale}`;

function pathOnHost(url: string | null, host: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { host: urlHost, pathname, search } = new URL(url);
  return urlHost === host ? pathname + search : null;
}

/** Falls back to the home page for URLs of other hosts. */
export function localizeUrl(locale: Locale, url: string | null, host: string | null): string {
  const page = parseInternalUrl(pathOnHost(url, host));
  if (!page) return localizePath(locale)("/");
  return localizePath(locale)(splitLocale(page.pathname).path) + page.search;
}
