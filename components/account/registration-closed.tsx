import { getTranslations } from "next-intl/server";
import { paths } from "@/lib/paths";
import { AccountNotice } from "./account-notice";

/** Where the shop opens no new accounts. */
export async function RegistrationClosed() {
  const t = await getTranslations("registration");
  const ways = [{ href: paths.login(), label: t("signIn") }];
  return <AccountNotice icon="info" title={t("closedTitle")} text={t("closedText")} ways={ways} />;
}
