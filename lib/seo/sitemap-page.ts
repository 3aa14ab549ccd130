import { activeLocales } from "../i18n/locales";
import { absoluteUrl, absoluteUrlIn, languageAlternates } from "./metadata";
import type { SitemapUrl } from "./sitemap-xml";

/** `path` is without a language; pictures may be addresses or paths, "" for none. */
export type SitemapPage = { path: string; lastmod?: string | undefined; pictures?: (string | undefined)[] };

export function toSitemapUrls({ path, lastmod, pictures = [] }: SitemapPage): SitemapUrl[] {
  const images = pictures.flatMap((picture) => (picture ? [absoluteUrl(picture)] : []));
  const languages = languageAlternates(path);
  return activeLocales().map((locale) => ({
    loc: absoluteUrlIn(locale)(path),
    ...(lastmod ? { lastmod } : {}),
    ...(images.length > 0 ? { images } : {}),
    ...(languages ? { languages } : {}),
  }));
}
