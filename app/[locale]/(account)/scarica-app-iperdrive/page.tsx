import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountNotice } from "@/components/auth/account-notice";
import { InstallApp } from "@/components/layout/install-app";
import { config } from "@/lib/config";
import { paths } from "@/lib/paths/paths";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("app");
  return { title: t("title"), description: t(config.hasLoyaltyCard ? "text" : "textWithoutCard") };
}

export default async function Page() {
  const t = await getTranslations("app");
  return (
    <AccountNotice
      icon="download"
      title={t("title")}
      text={t(config.hasLoyaltyCard ? "text" : "textWithoutCard")}
      links={[{ href: paths.home(), label: t("toShop") }]}
    >
      <InstallApp
        labels={{ install: t("install"), installed: t("installed"), how: t("how") }}
        steps={[t("android"), t("iphone"), t("computer")]}
      />
    </AccountNotice>
  );
}
