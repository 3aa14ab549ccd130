import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RewardsPage } from "@/components/benefits/rewards-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("benefits");
  return { title: t("rewards.title") };
}

export default function Page() {
  return <RewardsPage />;
}
