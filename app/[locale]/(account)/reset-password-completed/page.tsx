import { getTranslations } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { AccountNotice } from "@/components/auth/account-notice";
import { paths } from "@/lib/paths/paths";

export const generateMetadata = titleMetadata("passwordReset.completedTitle");

export default async function PasswordCompletedPage() {
  const t = await getTranslations("passwordReset");
  const links = [{ href: paths.login(), label: t("logIn") }];
  return <AccountNotice icon="check" title={t("completedTitle")} text={t("completedText")} links={links} />;
}
