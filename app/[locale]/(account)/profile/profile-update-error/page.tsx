import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ProfileUpdateResult } from "@/components/profile/profile-update-result";

export const dynamic = "force-dynamic";

type Query = Promise<Record<string, string | string[] | undefined>>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  return { title: t("details.notUpdated") };
}

export default async function Page({ searchParams }: { searchParams: Query }) {
  const { reason } = await searchParams;
  return <ProfileUpdateResult done={false} isEmail={reason === "email"} />;
}
