import { getTranslations } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { AccountNotice } from "@/components/auth/account-notice";
import { paths } from "@/lib/paths/paths";

export const generateMetadata = titleMetadata("registration.welcomeTitle");

export default async function WelcomePage() {
  const t = await getTranslations("registration");
  const links = [
    { href: paths.home(), label: t("toShop") },
    { href: paths.address(), label: t("toAddresses") },
  ];
  return <AccountNotice icon="basket" title={t("welcomeTitle")} text={t("welcomeText")} links={links} />;
}
