import { getTranslations } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { AccountNotice } from "@/components/auth/account-notice";
import { accountPaths } from "@/lib/paths/account-paths";
import { paths } from "@/lib/paths/paths";

export const generateMetadata = titleMetadata("profile.deletion.doneTitle");

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
