import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { EmailUpdatedPage } from "@/components/account/email-updated-page";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  // The token in the address is told to no other site.
  return { title: t("details.emailUpdated"), referrer: "no-referrer" };
}

type Query = Promise<Record<string, string | string[] | undefined>>;

export default async function Page({ searchParams }: { searchParams: Query }) {
  const { token } = await searchParams;
  return <EmailUpdatedPage token={typeof token === "string" ? token : ""} />;
}
