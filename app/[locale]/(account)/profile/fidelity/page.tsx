import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FidelityPage } from "@/components/loyalty/fidelity-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  return { title: t("fidelity.title") };
}

export default function Page() {
  return <FidelityPage />;
}
