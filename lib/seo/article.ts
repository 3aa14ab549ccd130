import "server-only";
import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "./metadata";

type Facts = { title: string; description: string; path: string; image?: string; isArticle?: boolean };

/** The title of a page of a list, which from the second on says its number. */
export async function pageTitle(title: string, page: number): Promise<string> {
  return page > 1 ? (await getTranslations("seo"))("pageOf", { title, page }) : title;
}

/** Head of a page of the content system. */
export async function contentMetadata({
  title,
  description,
  path,
  image,
  isArticle,
}: Facts): Promise<Metadata> {
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
