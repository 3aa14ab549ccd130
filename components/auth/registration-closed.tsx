import { getTranslations } from "next-intl/server";
import { paths } from "@/lib/paths/paths";
import { AccountNotice } from "./account-notice";

export async function RegistrationClosed() {
  const t = await getTranslations("registration");
  const links = [{ href: paths.login(), label: t("signIn") }];
  return <AccountNotice icon="info" title={t("closedTitle")} text={t("closedText")} links={links} />;
}
