import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DonatePage } from "@/components/benefits/donate-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("benefits");
  return { title: t("donate.title") };
}

export default function Page() {
  return <DonatePage />;
}
