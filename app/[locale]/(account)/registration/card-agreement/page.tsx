import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NarrowPage } from "@/components/auth/narrow-page";
import { CardAgreement } from "@/components/loyalty/card-agreement";
import { readSession } from "@/lib/session/server";
import { isSignedIn } from "@/lib/session/session";

export const dynamic = "force-dynamic";

type Query = Promise<Record<string, string | string[] | undefined>>;

const textOf = (value: string | string[] | undefined) => (typeof value === "string" ? value : "");

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("cardAgreement");
  // The URL contains a token: do not leak it to other pages.
  return { title: t("title"), robots: { index: false }, referrer: "no-referrer" };
}

export default async function Page({ searchParams }: { searchParams: Query }) {
  const t = await getTranslations("cardAgreement");
  const { email, token } = await searchParams;
  return (
    <NarrowPage>
      <h1>{t("title")}</h1>
      <p>{t("text")}</p>
      <CardAgreement
        email={textOf(email)}
        token={textOf(token)}
        isSignedIn={isSignedIn(await readSession())}
      />
    </NarrowPage>
  );
}
