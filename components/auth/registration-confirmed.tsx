import { getLocale, getTranslations } from "next-intl/server";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/account-paths";
import { paths } from "@/lib/paths";
import { AccountNotice } from "./account-notice";

export async function RegistrationConfirmed() {
  const [t, locale] = await Promise.all([getTranslations("registration"), getLocale()]);
  const welcome = localizePath(locale)(accountPaths.welcome());
  const links = [{ href: paths.login(welcome), label: t("signIn") }];
  return <AccountNotice icon="check" title={t("confirmedTitle")} text={t("confirmedText")} links={links} />;
}
