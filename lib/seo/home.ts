import "server-only";
import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { config } from "../config";
import { getCategory } from "../ebsn/catalogue";
import { ifOffered } from "../ebsn/if-offered";
import { paths } from "../paths";
import { pageMetadata } from "./metadata";

export async function homeMetadata(): Promise<Metadata> {
  const [t, locale, found] = await Promise.all([
    getTranslations("seo"),
    getLocale(),
    ifOffered(getCategory(config.homeSlug), null),
  ]);
  const category = found && "category" in found ? found.category : null;
  const proposals = category?.blocks.flatMap((block) => block.proposals) ?? [];
  return pageMetadata({
    locale,
    path: paths.home(),
    title: category?.seo.title || t("title"),
    description: category?.seo.description || t("description"),
    image: proposals.find(({ img }) => img)?.img,
  });
}
