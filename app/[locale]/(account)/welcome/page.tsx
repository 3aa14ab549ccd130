import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountNotice } from "@/components/auth/account-notice";
import { paths } from "@/lib/paths";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("registration");
  return { title: t("welcomeTitle") };
}

export default async function WelcomePage() {
  const t = await getTranslations("registration");
  const links = [
    { href: paths.home(), label: t("toShop") },
    { href: paths.address(), label: t("toAddresses") },
  ];
  return <AccountNotice icon="basket" title={t("welcomeTitle")} text={t("welcomeText")} links={links} />;
}
