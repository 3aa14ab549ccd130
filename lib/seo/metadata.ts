import type { Metadata } from "next";
import { activeLocales, type Locale } from "../i18n/locales";
import { localPath } from "../i18n/local-path";
import { config } from "../config";
import { env } from "../env";

const LONGEST_TITLE = 70;
const LONGEST_DESCRIPTION = 160;

export type PageFacts = {
  locale: Locale;
  /** Path without locale, query included only where it makes a page of its own. */
  path: string;
  title: string;
  description: string;
  /** Path or address of a picture for shared links. */
  image?: string;
  type?: "website" | "article";
  index?: boolean;
};

/** Shortens at a word's end. */
export function shorten(text: string, longest: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longest / 2)).replace(/[\s,;:.–-]+$/, "")}…`;
}

export function absoluteUrl(path: string): string {
  return URL.canParse(path) ? path : `${env().storefrontUrl}${path}`;
}

/** Full addresses of a locale's pages; pictures and other hosts stay as they are. */
export function addressIn(locale: Locale): (path: string) => string {
  const isPage = (path: string) => !URL.canParse(path) && !/^\/photo2?\//.test(path);
  return (path) => absoluteUrl(isPage(path) ? localPath(locale)(path) : path);
}

function alternates(path: string): Record<string, string> | undefined {
  const locales = activeLocales();
  if (locales.length < 2) return undefined;
  const languages = locales.map((locale) => [locale, absoluteUrl(localPath(locale)(path))]);
  return Object.fromEntries([...languages, ["x-default", absoluteUrl(path)]]);
}

/** Title, description, self-canonical, languages, shared-link card and robots of a page. */
export function pageMetadata({
  locale,
  path,
  title,
  description,
  image,
  type = "website",
  index = true,
}: PageFacts): Metadata {
  const url = absoluteUrl(localPath(locale)(path));
  const shortTitle = shorten(title, LONGEST_TITLE);
  const shortDescription = shorten(description, LONGEST_DESCRIPTION);
  const images = image ? [{ url: absoluteUrl(image) }] : undefined;
  return {
    title: shortTitle,
    description: shortDescription,
    alternates: index ? { canonical: url, languages: alternates(path) } : undefined,
    robots: index ? undefined : { index: false, follow: true },
    openGraph: {
      type,
      url,
      siteName: config.identity.name,
      locale: locale === "it" ? "it_IT" : "en_GB",
      title: shortTitle,
      description: shortDescription,
      images,
    },
    twitter: { card: images ? "summary_large_image" : "summary" },
  };
}
