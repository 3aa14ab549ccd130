import { getTranslations } from "next-intl/server";
import { LeafletsPage } from "@/components/leaflet/leaflets-page";
import { paths } from "@/lib/paths/paths";
import { contentMetadata } from "@/lib/seo/article";

export const revalidate = 900;

export async function generateMetadata() {
  const t = await getTranslations("leaflets");
  return contentMetadata({ title: t("title"), description: t("text"), path: paths.leaflets() });
}

export default function Page() {
  return <LeafletsPage />;
}
