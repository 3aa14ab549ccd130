import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

/** Head of a page that does not exist (spec 1 §8); that it stays out of search engines, Next says itself. */
export async function missingMetadata(): Promise<Metadata> {
  const [t, words] = await Promise.all([getTranslations("seo"), getTranslations("notFound")]);
  return { title: t("titleTemplate", { title: words("title") }) };
}
