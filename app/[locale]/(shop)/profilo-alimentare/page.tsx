import { getLocale, getTranslations } from "next-intl/server";
import { FoodProfilePage } from "@/components/food-profile/food-profile-page";
import { accountPaths } from "@/lib/paths/account-paths";
import { readFoodProfileMessages } from "@/lib/food-profile/messages";
import { pageMetadata } from "@/lib/seo/metadata";

export const revalidate = 900;

export async function generateMetadata() {
  const [t, locale] = await Promise.all([getTranslations("seo"), getLocale()]);
  const messages = await readFoodProfileMessages(locale);
  return pageMetadata({
    locale,
    path: accountPaths.foodProfile(),
    title: t("titleTemplate", { title: messages.title }),
    description: messages.intro,
    index: false,
  });
}

export default function Page() {
  return <FoodProfilePage />;
}
