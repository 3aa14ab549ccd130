import { getTranslations } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { NarrowPage } from "@/components/auth/narrow-page";
import { CardAgreement } from "@/components/loyalty/card-agreement";
import { readLinkParam } from "@/lib/params/search-params";
import { readSession } from "@/lib/session/server";
import { isSignedIn } from "@/lib/session/session";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("cardAgreement.title", {
  robots: { index: false },
  // The URL contains a token: do not leak it to other pages.
  referrer: "no-referrer",
});

export default async function Page({ searchParams }: PageProps<"/[locale]/registration/card-agreement">) {
  const t = await getTranslations("cardAgreement");
  const { email, token } = await searchParams;
  return (
    <NarrowPage>
      <h1>{t("title")}</h1>
      <p>{t("text")}</p>
      <CardAgreement
        email={readLinkParam(email)}
        token={readLinkParam(token)}
        isSignedIn={isSignedIn(await readSession())}
      />
    </NarrowPage>
  );
}
