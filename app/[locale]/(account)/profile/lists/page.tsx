import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ListsPage } from "@/components/lists/lists-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("lists");
  return { title: t("title") };
}

export default function Page() {
  return <ListsPage />;
}
