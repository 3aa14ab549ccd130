import { getTranslations } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { NarrowPage } from "@/components/auth/narrow-page";
import { SocialCompletion } from "@/components/profile/social-completion";
import { safeRedirect } from "@/lib/session/safe-redirect";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("social.completeTitle", { robots: { index: false } });

export default async function Page({ searchParams }: PageProps<"/[locale]/registration-social-completed">) {
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
