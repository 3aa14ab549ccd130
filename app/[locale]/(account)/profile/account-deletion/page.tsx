import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountDeletionPage } from "@/components/account/account-deletion-page";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  // The token in the address is told to no other site.
  return { title: t("deletion.title"), referrer: "no-referrer" };
}

type Query = Promise<Record<string, string | string[] | undefined>>;

export default async function Page({ searchParams }: { searchParams: Query }) {
  const { token } = await searchParams;
  return <AccountDeletionPage token={typeof token === "string" ? token : ""} />;
}
