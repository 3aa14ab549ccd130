"use client";

import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { config } from "@/lib/config";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/account-paths";
import styles from "./login.module.css";

export function LoginLinks() {
  const t = useTranslations("login");
  const to = localizePath(useLocale());
  return (
    <div className={styles.links}>
      <p>
        <Link href={to(accountPaths.passwordRequest())}>{t("forgotten")}</Link>
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
