"use client";

import { useLocale, useTranslations } from "next-intl";
import { useActionState } from "react";
import { Link } from "@/components/ui/link";
import type { Disclaimer } from "@/lib/ebsn/domain/disclaimer";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { leavePage } from "@/lib/navigation/leave-page";
import { paths } from "@/lib/paths/paths";
import { RegistrationForm } from "./registration-form";
import { saveSentEmail } from "./sent-email";
import type { RegistrationState } from "./registration-state";
import styles from "./registration.module.css";

type Props = {
  disclaimers: Disclaimer[];
  initialState: RegistrationState;
  action: (previous: RegistrationState, form: FormData) => Promise<RegistrationState>;
};

export function RegistrationPanel({ disclaimers, initialState, action }: Props) {
  const t = useTranslations("registration");
  const href = localizePath(useLocale());
  const [state, submit] = useActionState(action, initialState);
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      <p className={styles.intro}>{t("intro")}</p>
      <p className={styles.haveAccount}>
        {t("haveAccount")} <Link href={href(paths.login())}>{t("signIn")}</Link>
      </p>
      <RegistrationForm
        disclaimers={disclaimers}
        initialState={state}
        action={submit}
        onDone={(email) => {
          saveSentEmail(email);
          return leavePage(href(accountPaths.registrationSent()));
        }}
      />
    </div>
  );
}
