import { getLocale, getTranslations } from "next-intl/server";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import { paths } from "@/lib/paths";
import { AccountNotice } from "./account-notice";

/** The e-mail is confirmed: log-in leads on to the welcome. */
export async function RegistrationConfirmed() {
  const [t, locale] = await Promise.all([getTranslations("registration"), getLocale()]);
  const welcome = localPath(locale)(accountPaths.welcome());
  const ways = [{ href: paths.login(welcome), label: t("signIn") }];
  return <AccountNotice icon="check" title={t("confirmedTitle")} text={t("confirmedText")} ways={ways} />;
}
