import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { StaffLogin } from "@/components/backoffice/staff-login";
import { backofficePaths, staffLoginRedirect } from "@/lib/paths/backoffice-paths";
import { env } from "@/lib/env";
import { localizePath } from "@/lib/i18n/locale-path";
import { withQuery } from "@/lib/paths/paths";
import { safeRedirect } from "@/lib/session/safe-redirect";
import { readSession } from "@/lib/session/server";
import { logIn } from "../actions";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("backoffice.login.title");

export default async function StaffLoginPage({ searchParams }: PageProps<"/[locale]/backoffice/login">) {
  const { redirect: redirectParam, expired, saml } = await searchParams;
  const locale = await getLocale();
  const home = localizePath(locale)(backofficePaths.home());
  const target = staffLoginRedirect(safeRedirect(redirectParam, home), home);
  const { staff } = await readSession();
  if (staff && expired === undefined) redirect(target);
  return (
    <StaffLogin
      target={target}
      samlHref={env().samlLogin ? withQuery("/api/saml", { redirect: target, locale }) : null}
      notice={saml === "failed" ? "samlFailed" : expired !== undefined ? "expired" : null}
      action={logIn}
    />
  );
}
