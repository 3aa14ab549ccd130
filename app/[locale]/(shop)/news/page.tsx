import { getTranslations } from "next-intl/server";
import { NewsIndex } from "@/components/content/news-index";
import { paths } from "@/lib/paths";
import { contentMetadata } from "@/lib/seo/article";

export const revalidate = 900;

export async function generateMetadata() {
  const t = await getTranslations("content");
  return contentMetadata({ title: t("newsTitle"), description: t("newsText"), path: paths.articles() });
}

export default function Page() {
  return <NewsIndex />;
}
