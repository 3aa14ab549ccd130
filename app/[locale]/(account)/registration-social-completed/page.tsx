import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NarrowPage } from "@/components/auth/narrow-page";
import { SocialCompletion } from "@/components/profile/social-completion";
import { safeRedirect } from "@/lib/session/safe-redirect";

export const dynamic = "force-dynamic";

type Query = Promise<Record<string, string | string[] | undefined>>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("social");
  return { title: t("completeTitle"), robots: { index: false } };
}

export default async function Page({ searchParams }: { searchParams: Query }) {
  const t = await getTranslations("social");
  const { redirect } = await searchParams;
  return (
    <NarrowPage>
      <h1>{t("completeTitle")}</h1>
      <p>{t("completeText")}</p>
      <SocialCompletion target={safeRedirect(redirect, "")} />
    </NarrowPage>
  );
}
