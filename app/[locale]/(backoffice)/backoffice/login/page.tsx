import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { StaffLogin } from "@/components/backoffice/staff-login";
import { backofficePaths, staffTarget } from "@/lib/backoffice-paths";
import { localPath } from "@/lib/i18n/local-path";
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
  const { redirect: wanted, expired } = await searchParams;
  const customers = localPath(await getLocale())(backofficePaths.customers());
  const target = staffTarget(safeRedirect(wanted, customers), customers);
  const { staff } = await readSession();
  if (staff && expired === undefined) redirect(target);
  return <StaffLogin target={target} expired={expired !== undefined} action={logIn} />;
}
