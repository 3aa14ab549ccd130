import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { EmailUpdatedPage } from "@/components/profile/email-updated-page";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  // The URL contains a token: do not leak it to other sites.
  return { title: t("details.emailUpdated"), referrer: "no-referrer" };
}

type Query = Promise<Record<string, string | string[] | undefined>>;

export default async function Page({ searchParams }: { searchParams: Query }) {
  const { token } = await searchParams;
  return <EmailUpdatedPage token={typeof token === "string" ? token : ""} />;
}
