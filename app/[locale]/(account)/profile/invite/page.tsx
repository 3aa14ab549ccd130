import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { InvitePage } from "@/components/benefits/invite-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("benefits");
  return { title: t("invite.title") };
}

export default function Page() {
  return <InvitePage />;
}
