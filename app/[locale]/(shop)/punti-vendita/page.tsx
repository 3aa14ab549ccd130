import { getTranslations } from "next-intl/server";
import { StoresPage } from "@/components/store/stores-page";
import { paths } from "@/lib/paths/paths";
import { contentMetadata } from "@/lib/seo/article";

export const revalidate = 900;

export async function generateMetadata() {
  const t = await getTranslations("stores");
  return contentMetadata({ title: t("title"), description: t("text"), path: paths.stores() });
}

export default function Page() {
  return <StoresPage />;
}
