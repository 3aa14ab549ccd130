import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LastPurchasePage } from "@/components/lists/last-purchase-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  return { title: t("lastPurchase.title") };
}

export default function Page() {
  return <LastPurchasePage />;
}
