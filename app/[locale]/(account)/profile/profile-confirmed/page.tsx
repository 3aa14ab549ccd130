import { getTranslations } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { AccountNotice } from "@/components/auth/account-notice";
import { accountPaths } from "@/lib/paths/account-paths";
import { paths } from "@/lib/paths/paths";

export const generateMetadata = titleMetadata("profile.confirmed.title");

export default async function Page() {
  const t = await getTranslations("profile.confirmed");
  return (
    <AccountNotice
      icon="check"
      title={t("title")}
      text={t("text")}
      links={[
        { href: paths.home(), label: t("toShop") },
        { href: accountPaths.fidelity(), label: t("toCards") },
      ]}
    />
  );
}
