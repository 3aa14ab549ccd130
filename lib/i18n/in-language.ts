import { ownAddress } from "../session/safe-redirect";
import { localPath } from "./local-path";
import { type Locale, LOCALES } from "./locales";

/** With the slashes after it, or what is left might name another host. */
const PREFIX = new RegExp(`^/(?:${LOCALES.join("|")})(?:/+|$)`);

/** Leads from any page of the shop to the same one in another language. */
export const languagePath = (locale: Locale) => `/api/language/${locale}`;

function pathOf(address: string | null, host: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { host: itsHost, pathname, search } = new URL(address);
  return itsHost === host ? pathname + search : null;
}

/** The path in a language of the page at an address of this shop (`host`); of the home page for any other address. */
export function inLanguage(locale: Locale, address: string | null, host: string | null): string {
  const page = ownAddress(pathOf(address, host));
  if (!page) return localPath(locale)("/");
  return localPath(locale)(page.pathname.replace(PREFIX, "/")) + page.search;
}
