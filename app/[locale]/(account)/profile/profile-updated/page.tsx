import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ProfileUpdateResult } from "@/components/profile/profile-update-result";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  return { title: t("details.updated") };
}

export default function Page() {
  return <ProfileUpdateResult done={true} />;
}
