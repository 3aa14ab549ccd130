import { DEFAULT_LOCALE } from "../../config/locales.mjs";

/** The default locale has no prefix. */
export function localizePath(locale: string): (path: string) => string {
  return (path) => (locale === DEFAULT_LOCALE ? path : `/${locale}${path === "/" ? "" : path}`);
}
