import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { StaffLogin } from "@/components/backoffice/staff-login";
import { backofficePaths, staffLoginRedirect } from "@/lib/backoffice-paths";
import { env } from "@/lib/env";
import { localizePath } from "@/lib/i18n/locale-path";
import { withQuery } from "@/lib/paths";
import { safeRedirect } from "@/lib/session/safe-redirect";
import { readSession } from "@/lib/session/server";
import { logIn } from "../actions";

export const dynamic = "force-dynamic";

type Query = Promise<Record<string, string | string[] | undefined>>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("backoffice.login");
  return { title: t("title") };
}

export default async function StaffLoginPage({ searchParams }: { searchParams: Query }) {
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
