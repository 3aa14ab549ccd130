import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MessagesPage } from "@/components/profile/messages-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  return { title: t("news.title") };
}

export default function Page() {
  return <MessagesPage />;
}
