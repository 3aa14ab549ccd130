import { DEFAULT_LOCALE } from "./locales";

/** Puts a locale's prefix before a path of `lib/paths`; the default locale has none. */
export function localPath(locale: string): (path: string) => string {
  return (path) => (locale === DEFAULT_LOCALE ? path : `/${locale}${path === "/" ? "" : path}`);
}
