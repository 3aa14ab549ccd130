import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PointsPage } from "@/components/benefits/points-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("benefits");
  return { title: t("points.title") };
}

export default function Page() {
  return <PointsPage />;
}
