import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OfferPage } from "@/components/benefits/offer-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("benefits");
  return { title: t("offer.title") };
}

export default function Page() {
  return <OfferPage />;
}
