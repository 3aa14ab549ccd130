import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

/** Next adds noindex itself. */
export async function notFoundMetadata(): Promise<Metadata> {
  const [t, messages] = await Promise.all([getTranslations("seo"), getTranslations("notFound")]);
  return { title: t("titleTemplate", { title: messages("title") }) };
}
