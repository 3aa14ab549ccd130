import "server-only";
import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata, type PageMetadataOptions, truncate } from "./metadata";

/** Space left beside the page number and the shop's name. */
const MAX_PAGED_TITLE_LENGTH = 45;

type ContentMetadataOptions = {
  title: string;
  description: string;
  path: string;
  image?: string;
  article?: PageMetadataOptions["article"];
  hasMarkdown?: boolean;
  index?: boolean;
};

export async function pageTitle(title: string, page: number): Promise<string> {
  if (page === 1) return title;
  return (await getTranslations("seo"))("pageOf", { title: truncate(title, MAX_PAGED_TITLE_LENGTH), page });
}

export async function pageDescription(description: string, page: number): Promise<string> {
  return page > 1 ? (await getTranslations("seo"))("descriptionOfPage", { description, page }) : description;
}

export async function contentMetadata({
  title,
  description,
  path,
  image,
  article,
  hasMarkdown,
  index,
}: ContentMetadataOptions): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations("seo"), getLocale()]);
  return pageMetadata({
    locale,
    path,
    title: t("titleTemplate", { title }),
    description: description || t("description"),
    image: image || undefined,
    article,
    hasMarkdown,
    index,
  });
}
