import "server-only";
import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "./metadata";

type ContentMetadataOptions = {
  title: string;
  description: string;
  path: string;
  image?: string;
  isArticle?: boolean;
};

export async function pageTitle(title: string, page: number): Promise<string> {
  return page > 1 ? (await getTranslations("seo"))("pageOf", { title, page }) : title;
}

export async function contentMetadata({
  title,
  description,
  path,
  image,
  isArticle,
}: ContentMetadataOptions): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations("seo"), getLocale()]);
  return pageMetadata({
    locale,
    path,
    title: t("titleTemplate", { title }),
    description: description || t("description"),
    image: image || undefined,
    type: isArticle ? "article" : "website",
  });
}
