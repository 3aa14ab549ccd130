import "server-only";
import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { getHomeCategory } from "../ebsn/catalogue";
import { paths } from "../paths";
import { pageMetadata } from "./metadata";

export async function homeMetadata(): Promise<Metadata> {
  const [t, locale, category] = await Promise.all([getTranslations("seo"), getLocale(), getHomeCategory()]);
  const proposals = category?.blocks.flatMap((block) => block.proposals) ?? [];
  return pageMetadata({
    locale,
    path: paths.home(),
    title: category?.seo.title || t("title"),
    description: category?.seo.description || t("description"),
    image: proposals.find(({ img }) => img)?.img,
  });
}
