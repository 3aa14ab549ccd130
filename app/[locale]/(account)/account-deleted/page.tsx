import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountNotice } from "@/components/auth/account-notice";
import { accountPaths } from "@/lib/account-paths";
import { paths } from "@/lib/paths";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile.deletion");
  return { title: t("doneTitle") };
}

export default async function AccountDeletedPage() {
  const [t, tRegistration] = await Promise.all([
    getTranslations("profile.deletion"),
    getTranslations("registration"),
  ]);
  const links = [
    { href: paths.home(), label: t("toShop") },
    { href: accountPaths.registration(), label: tRegistration("title") },
  ];
  return <AccountNotice icon="check" title={t("doneTitle")} text={t("doneText")} links={links} />;
}
