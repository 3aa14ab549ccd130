import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SavedCardsPage } from "@/components/profile/saved-cards-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  return { title: t("paymentMethods") };
}

export default function Page() {
  return <SavedCardsPage />;
}
