import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { contentPaths } from "../paths/content-paths";
import { contentMetadata, pageDescription, pageTitle } from "./article";

export async function newsMetadata(page: number): Promise<Metadata> {
  const t = await getTranslations("content");
  return contentMetadata({
    title: await pageTitle(t("newsTitle"), page),
    description: await pageDescription(t("newsText"), page),
    path: contentPaths.articles(page),
  });
}

export async function recipesMetadata(page: number): Promise<Metadata> {
  const t = await getTranslations("content");
  return contentMetadata({
    title: await pageTitle(t("recipes"), page),
    description: await pageDescription(t("recipesText"), page),
    path: contentPaths.recipes(page),
  });
}
