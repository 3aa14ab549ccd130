import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PreferredPage } from "@/components/lists/preferred-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("lists");
  return { title: t("favourites") };
}

export default function Page() {
  return <PreferredPage />;
}
