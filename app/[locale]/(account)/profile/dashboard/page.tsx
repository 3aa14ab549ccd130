import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Dashboard } from "@/components/account/dashboard";
import { ProfileIndex } from "@/components/account/profile-index";

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
