import { getTranslations } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { NarrowPage } from "@/components/auth/narrow-page";
import { SocialSignedOut } from "@/components/auth/social-signed-out";
import { SocialCompletion } from "@/components/profile/social-completion";
import { safeRedirect } from "@/lib/session/safe-redirect";
import { readSession } from "@/lib/session/server";
import { isSignedIn } from "@/lib/session/session";

export const dynamic = "force-dynamic";

const isSignedOut = async () => !isSignedIn(await readSession());

export const generateMetadata = titleMetadata(
  async () => ((await isSignedOut()) ? "social.signedOutTitle" : "social.completeTitle"),
  { robots: { index: false } },
);

export default async function Page({ searchParams }: PageProps<"/[locale]/registration-social-completed">) {
  const t = await getTranslations("social");
  const { redirect } = await searchParams;
  const target = safeRedirect(redirect, "");
  if (await isSignedOut()) return <SocialSignedOut target={target} />;
  return (
    <NarrowPage>
      <h1>{t("completeTitle")}</h1>
      <p>{t("completeText")}</p>
      <SocialCompletion target={target} />
    </NarrowPage>
  );
}
