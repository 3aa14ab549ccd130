import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { GiftsPage } from "@/components/loyalty/gifts-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  return { title: t("vouchers.title") };
}

export default function Page() {
  return <GiftsPage />;
}
