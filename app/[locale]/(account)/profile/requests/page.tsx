import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RequestsPage } from "@/components/requests/requests-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("requests");
  return { title: t("title") };
}

export default function Page() {
  return <RequestsPage />;
}
