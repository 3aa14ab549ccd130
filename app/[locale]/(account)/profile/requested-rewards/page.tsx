import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RequestedRewardsPage } from "@/components/benefits/requested-rewards-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("benefits");
  return { title: t("requested.title") };
}

export default function Page() {
  return <RequestedRewardsPage />;
}
