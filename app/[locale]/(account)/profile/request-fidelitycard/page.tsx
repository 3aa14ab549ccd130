import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CardRequestPage } from "@/components/loyalty/card-request-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  return { title: t("cardRequest.title") };
}

export default function Page() {
  return <CardRequestPage />;
}
