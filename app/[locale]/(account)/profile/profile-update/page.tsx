import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ProfileUpdatePage } from "@/components/profile/profile-update-page";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  return { title: t("details.title") };
}

type Query = Promise<Record<string, string | string[] | undefined>>;

export default async function Page({ searchParams }: { searchParams: Query }) {
  const { emailchanged } = await searchParams;
  return <ProfileUpdatePage emailChanged={emailchanged === "true"} />;
}
