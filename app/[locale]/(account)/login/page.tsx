import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { LoginPanel } from "@/components/auth/login-panel";
import { CardRegistrationForm } from "@/components/auth/card-registration-form";
import { env } from "@/lib/env";
import { config } from "@/lib/config";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { paths } from "@/lib/paths/paths";
import { readSocialFailure } from "@/lib/rules/account/social-callback";
import { safeRedirect } from "@/lib/session/safe-redirect";
import { readSession } from "@/lib/session/server";
import { isSignedIn } from "@/lib/session/session";
import { logIn } from "./actions";
import { registerWithCard } from "./card-actions";

// Pages below the locale are static by default; this one reads its query.
export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("login.title");

export default async function LoginPage({ searchParams }: PageProps<"/[locale]/login">) {
  const { redirect: redirectParam, expired, social, confirmed } = await searchParams;
  const { enabled, byCard } = config.registration;
  const href = localizePath(await getLocale());
  const target = safeRedirect(redirectParam, href(paths.home()));
  if (isSignedIn(await readSession())) redirect(target);
  return (
    <LoginPanel
      target={target}
      profileRedirect={href(accountPaths.profileUpdate())}
      socialProviders={env().socialProviders}
      socialFailure={readSocialFailure(social)}
      isExpired={expired !== undefined}
      isLoginRequired={redirectParam !== undefined}
      isConfirmed={confirmed !== undefined}
      action={logIn}
    >
      {enabled && byCard && <CardRegistrationForm action={registerWithCard} />}
    </LoginPanel>
  );
}
