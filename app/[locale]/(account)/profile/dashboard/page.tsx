import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Dashboard } from "@/components/profile/dashboard";
import { ProfileIndex } from "@/components/profile/profile-index";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  return { title: t("title") };
}

export default function Page() {
  return (
    <Dashboard>
      <ProfileIndex />
    </Dashboard>
  );
}
