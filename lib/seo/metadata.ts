import type { Metadata } from "next";
import { activeLocales, type Locale } from "../i18n/locales";
import { localizePath } from "../i18n/locale-path";
import { brand } from "../../brand.config";
import { env } from "../env";
import { sharePicture } from "./share-picture";

export const MAX_TITLE_LENGTH = 70;
const MAX_DESCRIPTION_LENGTH = 160;
const OPEN_GRAPH_LOCALES: Record<Locale, string> = { it: "it_IT", en: "en_GB" };

export type PageMetadataOptions = {
  locale: Locale;
  /** Path without locale; with a query only where it makes a page of its own. */
  path: string;
  title: string;
  description: string;
  image?: string;
  /** Days, "" where unknown. */
  article?: { published: string; modified: string };
  index?: boolean;
  /** It can be read as Markdown at the same address with `.md`. */
  hasMarkdown?: boolean;
};

export function truncate(text: string, maxLength: number): string {
  const collapsed = text.replace(/\s+/g, " ").trim();
  if (collapsed.length <= maxLength) return collapsed;
  const cut = collapsed.slice(0, maxLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), maxLength / 2)).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, "")}…`;
}

export function absoluteUrl(path: string): string {
  return URL.canParse(path) ? path : `${env().storefrontUrl}${path}`;
}

export function absoluteUrlIn(locale: Locale): (path: string) => string {
  const isPage = (path: string) => !URL.canParse(path) && !/^\/(?:photo2?\/|icon-)/.test(path);
  return (path) => absoluteUrl(isPage(path) ? localizePath(locale)(path) : path);
}

export function languageAlternates(path: string): Record<string, string> | undefined {
  const locales = activeLocales();
  if (locales.length < 2) return undefined;
  const languages = locales.map((locale) => [locale, absoluteUrl(localizePath(locale)(path))]);
  return Object.fromEntries([...languages, ["x-default", absoluteUrl(path)]]);
}

export function pageMetadata({
  locale,
  path,
  title,
  description,
  image,
  article,
  index = true,
  hasMarkdown = false,
}: PageMetadataOptions): Metadata {
  const url = absoluteUrl(localizePath(locale)(path));
  const shortTitle = truncate(title, MAX_TITLE_LENGTH);
  const shortDescription = truncate(description, MAX_DESCRIPTION_LENGTH);
  const picture = sharePicture(image, shortTitle);
  return {
    title: shortTitle,
    description: shortDescription,
    alternates: index
      ? {
          canonical: url,
          languages: languageAlternates(path),
          types: hasMarkdown ? { "text/markdown": `${url}.md` } : undefined,
        }
      : undefined,
    robots: index ? undefined : { index: false, follow: true },
    openGraph: {
      ...(article
        ? {
            type: "article",
            publishedTime: article.published || undefined,
            modifiedTime: article.modified || undefined,
          }
        : { type: "website" }),
      url,
      siteName: brand.name,
      locale: OPEN_GRAPH_LOCALES[locale],
      title: shortTitle,
      description: shortDescription,
      images: [{ ...picture, url: absoluteUrl(picture.url) }],
    },
    twitter: { card: "summary_large_image" },
  };
}
