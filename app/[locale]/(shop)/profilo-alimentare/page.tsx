import { getLocale, getTranslations } from "next-intl/server";
import { HouseholdPage } from "@/components/household/household-page";
import { accountPaths } from "@/lib/account-paths";
import { readHouseholdMessages } from "@/lib/household/messages";
import { pageMetadata } from "@/lib/seo/metadata";

export const revalidate = 900;

export async function generateMetadata() {
  const [t, locale] = await Promise.all([getTranslations("seo"), getLocale()]);
  const messages = await readHouseholdMessages(locale);
  return pageMetadata({
    locale,
    path: accountPaths.household(),
    title: t("titleTemplate", { title: messages.title }),
    description: messages.intro,
    index: false,
  });
}

export default function Page() {
  return <HouseholdPage />;
}
