import "server-only";
import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { getHomeCategory } from "../ebsn/catalogue";
import { contentLanguage } from "../i18n/content-language";
import { paths } from "../paths/paths";
import { pageMetadata } from "./metadata";

export async function homeMetadata(): Promise<Metadata> {
  const [t, locale, category] = await Promise.all([getTranslations("seo"), getLocale(), getHomeCategory()]);
  const proposals = category?.blocks.flatMap((block) => block.proposals) ?? [];
  // The content's own texts are Italian, under an English heading.
  const seo = contentLanguage(locale) ? undefined : category?.seo;
  return pageMetadata({
    locale,
    path: paths.home(),
    title: seo?.title || t("title"),
    description: seo?.description || t("description"),
    image: proposals.find(({ img }) => img)?.img,
  });
}
