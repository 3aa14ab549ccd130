import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { LoginPanel } from "@/components/account/login-panel";
import { RegistrationCard } from "@/components/account/registration-card";
import { config } from "@/lib/config";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import { paths } from "@/lib/paths";
import { safeRedirect } from "@/lib/session/safe-redirect";
import { readSession } from "@/lib/session/server";
import { isSignedIn } from "@/lib/session/session";
import { logIn } from "./actions";
import { registerWithCard } from "./card-actions";

// Below the locale a page is taken as static; one that reads its query is not.
export const dynamic = "force-dynamic";

type Query = Promise<Record<string, string | string[] | undefined>>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("login");
  return { title: t("title") };
}

export default async function LoginPage({ searchParams }: { searchParams: Query }) {
  const { redirect: wanted, expired } = await searchParams;
  const { enabled, byCard } = config.registration;
  const to = localPath(await getLocale());
  const target = safeRedirect(wanted, to(paths.home()));
  if (isSignedIn(await readSession())) redirect(target);
  return (
    <LoginPanel
      target={target}
      cardless={to(accountPaths.profileUpdate())}
      expired={expired !== undefined}
      asked={wanted !== undefined}
      action={logIn}
    >
      {enabled && byCard && <RegistrationCard action={registerWithCard} />}
    </LoginPanel>
  );
}
