"use client";

import { useLocale, useTranslations } from "next-intl";
import { useActionState } from "react";
import type { Disclaimer } from "@/lib/ebsn/domain/disclaimer";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import { paths } from "@/lib/paths";
import { RegistrationForm } from "./registration-form";
import { rememberMailed } from "./registration-mailed";
import type { RegistrationRefused } from "./registration-state";
import styles from "./registration.module.css";

type Props = {
  disclaimers: Disclaimer[];
  begun: RegistrationRefused;
  action: (before: RegistrationRefused, form: FormData) => Promise<RegistrationRefused>;
};

/** The registration page: works as a plain form too. */
export function RegistrationPanel({ disclaimers, begun, action }: Props) {
  const t = useTranslations("registration");
  const to = localPath(useLocale());
  const [state, submit] = useActionState(action, begun);
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      <p className={styles.intro}>{t("intro")}</p>
      <p className={styles.have}>
        {t("haveAccount")} <a href={to(paths.login())}>{t("signIn")}</a>
      </p>
      <RegistrationForm
        disclaimers={disclaimers}
        begun={state}
        action={submit}
        onDone={(email) => {
          rememberMailed(email);
          window.location.assign(to(accountPaths.registrationSent()));
        }}
      />
    </div>
  );
}
