import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ChangePasswordPage } from "@/components/profile/change-password-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  return { title: t("password.title") };
}

export default function Page() {
  return <ChangePasswordPage />;
}
