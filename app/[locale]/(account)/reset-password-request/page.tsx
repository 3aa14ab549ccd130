import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { RegistrationMailForm } from "@/components/account/registration-mail-form";
import styles from "@/components/account/registration.module.css";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import { requestPassword } from "../mail-actions";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("passwordReset");
  return { title: t("requestTitle") };
}

export default async function PasswordRequestPage() {
  const [t, locale] = await Promise.all([getTranslations("passwordReset"), getLocale()]);
  return (
    <div className={styles.narrow}>
      <h1>{t("requestTitle")}</h1>
      <p>{t("requestText")}</p>
      <RegistrationMailForm
        path="registration/password_reset_token_request"
        submit={t("requestSubmit")}
        next={localPath(locale)(accountPaths.passwordSent())}
        action={requestPassword}
      />
    </div>
  );
}
