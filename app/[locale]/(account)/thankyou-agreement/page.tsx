import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountNotice } from "@/components/account/account-notice";
import { RegistrationMailForm } from "@/components/account/registration-mail-form";
import styles from "@/components/account/registration.module.css";
import { resendMail } from "../mail-actions";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("registration");
  return { title: t("sentTitle") };
}

export default async function RegistrationSentPage() {
  const t = await getTranslations("registration");
  return (
    <AccountNotice icon="mail" title={t("sentTitle")} text={t("sentText")}>
      <section className={styles.box}>
        <p>{t("notArrived")}</p>
        <RegistrationMailForm
          path="registration/registration_resend_email"
          submit={t("resend")}
          done={t("resent")}
          action={resendMail}
        />
      </section>
    </AccountNotice>
  );
}
