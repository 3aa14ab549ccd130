"use client";

import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { config } from "@/lib/config";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import styles from "./login.module.css";

/** Ways for those who cannot log in: a new password, a new account. */
export function LoginWays() {
  const t = useTranslations("login");
  const to = localPath(useLocale());
  return (
    <div className={styles.ways}>
      <p>
        <a href={to(accountPaths.passwordRequest())}>{t("forgotten")}</a>
      </p>
      {config.registration.enabled && (
        <div className={styles.newHere}>
          <p>{t("newHere")}</p>
          <LinkButton href={to(accountPaths.registration())} variant="secondary" wide>
            {t("register")}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
