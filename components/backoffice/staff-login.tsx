import { getLocale, getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import styles from "./backoffice.module.css";
import { type LogInAction, StaffLoginForm } from "./staff-login-form";

type Props = { target: string; expired: boolean; action: LogInAction };

/** The log-in of those who work for the shop, apart from the customers'. */
export async function StaffLogin({ target, expired, action }: Props) {
  const [t, locale] = await Promise.all([getTranslations("backoffice.login"), getLocale()]);
  return (
    <section className={styles.login}>
      <h1>{t("title")}</h1>
      {expired && (
        <p role="status" className={styles.notice}>
          <Icon name="info" size={20} />
          {t("expired")}
        </p>
      )}
      <p className={styles.soft}>{t("intro")}</p>
      <StaffLoginForm target={target} action={action} />
      <p className={styles.aside}>
        <a href={localPath(locale)(paths.login())}>{t("customer")}</a>
      </p>
    </section>
  );
}
