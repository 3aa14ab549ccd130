import { getTranslations } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { AccountNotice } from "@/components/auth/account-notice";
import { paths } from "@/lib/paths/paths";

export const generateMetadata = titleMetadata("registration.alreadyTitle");

export default async function AlreadyConfirmedPage() {
  const t = await getTranslations("registration");
  const links = [{ href: paths.login(), label: t("signIn") }];
  return <AccountNotice icon="check" title={t("alreadyTitle")} text={t("alreadyText")} links={links} />;
}
