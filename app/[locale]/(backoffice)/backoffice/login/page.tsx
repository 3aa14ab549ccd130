import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { StaffLogin } from "@/components/backoffice/staff-login";
import { backofficePaths, staffLoginRedirect } from "@/lib/backoffice-paths";
import { localizePath } from "@/lib/i18n/locale-path";
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
  const { redirect: redirectParam, expired } = await searchParams;
  const home = localizePath(await getLocale())(backofficePaths.home());
  const target = staffLoginRedirect(safeRedirect(redirectParam, home), home);
  const { staff } = await readSession();
  if (staff && expired === undefined) redirect(target);
  return <StaffLogin target={target} isExpired={expired !== undefined} action={logIn} />;
}
