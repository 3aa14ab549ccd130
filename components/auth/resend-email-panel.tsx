import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { type EmailRequestState, EmailRequestForm } from "./email-request-form";
import styles from "./registration.module.css";

type Props = {
  action: (previous: EmailRequestState, form: FormData) => Promise<EmailRequestState>;
  children?: ReactNode;
};

export async function ResendEmailPanel({ action, children }: Props) {
  const t = await getTranslations("registration");
  return (
    <section className={styles.box}>
      {children}
      <EmailRequestForm
        path="registration/registration_resend_email"
        submitLabel={t("resend")}
        doneMessage={t("resent")}
        action={action}
      />
    </section>
  );
}
