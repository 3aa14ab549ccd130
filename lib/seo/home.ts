import "server-only";
import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { config } from "../config";
import { getCategory } from "../ebsn/catalogue";
import { nullIfUnsupported } from "../ebsn/null-if-unsupported";
import { paths } from "../paths";
import { pageMetadata } from "./metadata";

export async function homeMetadata(): Promise<Metadata> {
  const [t, locale, found] = await Promise.all([
    getTranslations("seo"),
    getLocale(),
    nullIfUnsupported(getCategory(config.homeSlug)),
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
