import { getTranslations } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { AccountNotice } from "@/components/auth/account-notice";
import { accountPaths } from "@/lib/paths/account-paths";
import { paths } from "@/lib/paths/paths";

export const generateMetadata = titleMetadata("passwordReset.sentTitle");

export default async function PasswordSentPage() {
  const t = await getTranslations("passwordReset");
  const links = [
    { href: paths.login(), label: t("logIn") },
    { href: accountPaths.passwordRequest(), label: t("askAgain") },
  ];
  return <AccountNotice icon="mail" title={t("sentTitle")} text={t("sentText")} links={links} />;
}
