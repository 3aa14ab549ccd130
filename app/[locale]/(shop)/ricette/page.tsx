import { getTranslations } from "next-intl/server";
import { RecipesIndex } from "@/components/content/recipes-index";
import { paths } from "@/lib/paths";
import { contentMetadata } from "@/lib/seo/article";

export const revalidate = 900;

export async function generateMetadata() {
  const t = await getTranslations("content");
  return contentMetadata({ title: t("recipes"), description: t("recipesText"), path: paths.recipes() });
}

export default function Page() {
  return <RecipesIndex />;
}
