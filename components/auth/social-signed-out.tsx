import { getLocale, getTranslations } from "next-intl/server";
import { accountPaths } from "@/lib/paths/account-paths";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { AccountNotice } from "./account-notice";

/** The page that asks for what a social log-in lacks is public (requirements/accounts#social-log-in). */
export async function SocialSignedOut({ target }: { target: string }) {
  const [t, tLogin, locale] = await Promise.all([
    getTranslations("social"),
    getTranslations("login"),
    getLocale(),
  ]);
  const back = localizePath(locale)(accountPaths.socialCompleted(target));
  const links = [{ href: paths.login(back), label: tLogin("submit") }];
  return <AccountNotice icon="person" title={t("signedOutTitle")} text={t("signedOutText")} links={links} />;
}
