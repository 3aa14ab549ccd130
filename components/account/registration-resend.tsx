import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { type MailAnswer, RegistrationMailForm } from "./registration-mail-form";
import styles from "./registration.module.css";

type Props = { action: (before: MailAnswer, form: FormData) => Promise<MailAnswer>; children?: ReactNode };

/** Has the mail of a registration written once more. */
export async function RegistrationResend({ action, children }: Props) {
  const t = await getTranslations("registration");
  return (
    <section className={styles.box}>
      {children}
      <RegistrationMailForm
        path="registration/registration_resend_email"
        submit={t("resend")}
        done={t("resent")}
        action={action}
      />
    </section>
  );
}
